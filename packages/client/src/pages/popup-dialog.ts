// The table's dialog, with its styles and texts, because a popup may open before a table has loaded them.
import '../table/table.css';
import './panels.css';
import { addTexts } from '@gaslamp/words/text';
import { Dialog } from '../table/dialog.tsx';
import tableTexts from '../table/text/en.json';

addTexts('en', tableTexts);

export const PopupDialog = Dialog;
