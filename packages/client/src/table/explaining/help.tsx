import { addTexts, t } from '@gaslamp/words/text';
import { useContext } from 'react';
import { SymbolLegend } from '../../rules/symbol-legend.tsx';
import { Dialog } from '../things/dialog.tsx';
import { RichContext } from '../things/rich.tsx';
import english from './text/help.en.json' with { type: 'json' };

addTexts('en', english);

const LISTED = [
  'tab',
  'arrows',
  'inOrder',
  'enter',
  'escape',
  'confirm',
  'back',
  'board',
  'hand',
  'actions',
  'log',
  'prompt',
  'here',
  'known',
  'enlarge',
  'skip',
  'help',
] as const;

export interface HelpProps {
  /** Keys of this game alone, with their descriptions. */
  readonly more: readonly (readonly [string, string])[];
  readonly onClose: () => void;
}

/** Explains the symbols and the keys. */
export function Help({ more, onClose }: HelpProps) {
  const tools = useContext(RichContext);
  return (
    <Dialog title={t('table.help')} onClose={onClose} className="shortcut-list">
      <h3>{t('table.symbols')}</h3>
      <SymbolLegend onRule={(rule) => tools?.openRule(rule)} />
      <h3>{t('table.shortcuts')}</h3>
      <p>{t('table.shortcutsLead')}</p>
      <dl>
        {LISTED.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`table.keyName.${key}`)}</kbd>
            </dt>
            <dd>{t(`table.key.${key}`)}</dd>
          </div>
        ))}
        {more.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
