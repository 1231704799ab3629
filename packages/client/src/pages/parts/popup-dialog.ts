// The table's dialog, with its styles and texts, because a popup may open before a table has loaded them.
import '../../table/frame/table.css';
import './panels.css';
import { addTexts } from '@gaslamp/words/text';
import tableTexts from '../../table/frame/text/en.json';
import { Dialog } from '../../table/things/dialog.tsx';

addTexts('en', tableTexts);

export const PopupDialog = Dialog;
