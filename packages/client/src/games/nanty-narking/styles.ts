// The styles of this table, in their order.
import '../../table/frame/table.css';
import '../../table/frame/dock.css';
import '../../table/things/hand.css';
import '../../table/asking/menu.css';
import '../../table/frame/frame.css';
import '../../table/frame/phone.css';
import '../../table/things/player-panel.css';
import '../../table/things/opened.css';
import './nanty.css';
import './board.css';
import './dock.css';
import './players.css';
import './layout.css';
