import { areaName, e, type Model, said, words } from '@gaslamp/words/nanty-narking/model';
import { abilityWords, optionWords } from '@gaslamp/words/nanty-narking/prompt';
import type { Answers } from '../../table/use-answers.ts';

interface ReachProps {
  readonly m: Model;
  readonly play: Answers;
  readonly options: readonly string[];
}

/** R3.8: one's own City Area cards that can be used now, each with what it does. */
export function Abilities({ m, play, options }: ReachProps) {
  return (
    <ul className="nn-abilities" aria-label={e('dock.abilities')}>
      {options.map((option) => {
        const ability = said(option);
        if (ability?.verb !== 'ability') return null;
        return (
          <li key={option}>
            <button type="button" className="button" data-does={option} onClick={() => play.answer(option)}>
              {e('cityCard.use', { area: areaName(ability.area), ability: abilityWords(m, ability.area) })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What is asked for on the board, where it is little. */
export function Few({ m, play, options }: ReachProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers are no fieldset
    <div className="nn-few" role="group" aria-label={e('dock.few')}>
      {options.map((option) => (
        <button key={option} type="button" className="button" data-does={option} onClick={() => play.answer(option)}>
          {words(m, optionWords(m, option))}
        </button>
      ))}
    </div>
  );
}
