// The table's dialog, with its looks and words: a popup may open before any table has brought them.
import '../table/table.css';
import './panels.css';
import { addTexts } from '@gaslamp/words/text';
import { Dialog } from '../table/dialog.tsx';
import tableTexts from '../table/text/en.json';

addTexts('en', tableTexts);

export const PopupDialog = Dialog;
