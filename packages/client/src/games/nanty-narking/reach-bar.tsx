import { areaName, e, type Model, readOption, words } from '@gaslamp/words/nanty-narking/model';
import { abilityWords, optionWords } from '@gaslamp/words/nanty-narking/prompt';
import type { Answers } from '../../table/asking/use-answers.ts';

interface ReachProps {
  readonly m: Model;
  readonly play: Answers;
  readonly options: readonly string[];
}

/** R3.8: the viewer's City Area cards that can be used now, each with its effect. */
export const Abilities = (props: ReachProps) => (
  <InReach
    {...props}
    className="nn-abilities"
    label={e('dock.abilities')}
    says={(option) => wordsOfUse(props.m, option)}
  />
);

/** The answers on the board, if there are few. */
export const Few = (props: ReachProps) => (
  <InReach
    {...props}
    className="nn-few"
    label={e('dock.few')}
    says={(option) => words(props.m, optionWords(props.m, option))}
  />
);

interface InReachProps extends ReachProps {
  readonly className: string;
  readonly label: string;
  says(option: string): string;
}
const InReach = ({ play, options, className, label, says }: InReachProps) => (
  <ul className={className} aria-label={label}>
    {options.map((option) => (
      <li key={option}>
        <button type="button" className="button" data-does={option} onClick={() => play.answer(option)}>
          {says(option)}
        </button>
      </li>
    ))}
  </ul>
);

function wordsOfUse(m: Model, option: string): string {
  const ability = readOption(option);
  if (ability?.verb !== 'ability') return words(m, optionWords(m, option));
  return e('cityCard.use', { area: areaName(ability.area), ability: abilityWords(m, ability.area) });
}
