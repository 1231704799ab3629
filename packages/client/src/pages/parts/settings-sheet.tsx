import { addTexts, t } from '@gaslamp/words/text';
import { useState } from 'react';
import { savedTheme, saveTheme, THEMES } from '../../settings.ts';
import { asksBeforePassing, saveAsksBeforePassing } from '../../table/asking/passing.ts';
import { saveHints, wantsHints } from '../../table/explaining/hints.ts';
import { PACES, savedPace, savePace } from '../../table/showing/pace.ts';
import { setSounds, soundsOn } from '../../table/showing/sounds.ts';
import { saveSingleKeys, usesSingleKeys } from '../../table/things/single-keys.ts';
import { PopupDialog } from './popup-dialog.ts';
import english from './text/settings.en.json' with { type: 'json' };

addTexts('en', english);

/** The settings of this browser. They hold at once, on every page. */
export function SettingsSheet({ onClose }: { onClose(): void }) {
  return (
    <PopupDialog title={t('app.settings')} className="popup settings" onClose={onClose}>
      <Choice
        name="theme"
        from={THEMES}
        words={(one) => t(`settings.themes.${one}`)}
        saved={savedTheme}
        save={saveTheme}
      >
        {t('settings.theme')}
      </Choice>
      <Choice name="pace" from={PACES} words={(one) => t(`settings.paceOf.${one}`)} saved={savedPace} save={savePace}>
        {t('settings.pace')}
      </Choice>
      <Check saved={soundsOn} save={setSounds} words={t('settings.sounds')} />
      <Check saved={usesSingleKeys} save={saveSingleKeys} words={t('settings.singleKeys')} />
      <Check saved={asksBeforePassing} save={saveAsksBeforePassing} words={t('settings.asksBeforePassing')} />
      <Check saved={wantsHints} save={saveHints} words={t('settings.wantsHints')} />
    </PopupDialog>
  );
}

interface ChoiceProps<One extends string> {
  readonly name: string;
  readonly from: readonly One[];
  readonly children: string;
  words(one: One): string;
  saved(): One;
  save(one: One): void;
}
function Choice<One extends string>({ name, from, children, words, saved, save }: ChoiceProps<One>) {
  const [now, setNow] = useState(saved);
  return (
    <fieldset className="field">
      <legend>{children}</legend>
      <div className="segments">
        {from.map((one) => (
          <label key={one}>
            <input
              className="segment"
              type="radio"
              name={name}
              checked={one === now}
              onChange={() => {
                save(one);
                setNow(one);
              }}
            />
            <span>{words(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Check({ saved, save, words }: { saved(): boolean; save(on: boolean): void; words: string }) {
  const [on, setOn] = useState(saved);
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          save(target.checked);
          setOn(target.checked);
        }}
      />
      <span>{words}</span>
    </label>
  );
}
