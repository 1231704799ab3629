// The styles of this table, in their order.
import '../../table/frame/table.css';
import '../../table/frame/dock.css';
import '../../table/things/hand.css';
import '../../table/asking/menu.css';
import '../../table/frame/frame.css';
import '../../table/things/player-panel.css';
import '../../table/things/opened.css';
import './emerald.css';
import './board.css';
import '../../art/emerald/tracks.css';
import '../../art/emerald/dock.css';
import '../../art/emerald/hand.css';
import '../../art/emerald/players.css';
import '../../art/emerald/over.css';
import './target.css';
import './shapes.css';
import './phone.css';
