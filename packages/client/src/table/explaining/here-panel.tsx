import type { Question } from '@gaslamp/kernel/question';
import type { State } from '@gaslamp/kernel/state';
import { addTexts, t } from '@gaslamp/words/text';
import { useContext, useEffect, useState } from 'react';
import { RulesOfGame } from '../../rules/of-game.ts';
import type { Note } from '../asking/note.ts';
import { Dialog } from '../things/dialog.tsx';
import { Rich, RuleLink } from '../things/rich.tsx';
import { byVerb } from './here.ts';
import english from './text/here.en.json' with { type: 'json' };
import { useHere } from './use-here.ts';

addTexts('en', english);

export interface HerePanelProps {
  readonly question: Question;
  /** Some of the texts depend on the options of the table. */
  readonly s: State;
  readonly options: readonly string[];
  /** The question as it stands over the answers. */
  readonly prompt: string;
  /** Returns the reason why a wish is not possible. */
  explain(wish: string): Promise<Note | null>;
  readonly onClose: () => void;
}

/** Explains the question: its purpose, the current options, the impossible wishes with reasons, and the rules to read. */
export function HerePanel(props: HerePanelProps) {
  const game = useContext(RulesOfGame);
  return (
    <Dialog title={t('table.here.title')} onClose={props.onClose} className="here-panel">
      <p className="here-prompt">
        <Rich text={props.prompt} />
      </p>
      {game === null ? null : <Told game={game} {...props} />}
    </Dialog>
  );
}

function Told({ game, question, s, options, explain }: HerePanelProps & { readonly game: string }) {
  const here = useHere(game);
  const asked = here?.asked(question.effect, s) ?? null;
  if (here === null || asked === null) return <p>{t('table.here.unknown')}</p>;
  const can = [...byVerb(options)].map(([verb, count]) => ({ verb, words: here.answers(verb, count) }));
  const missing = here.wishes(question.effect).filter((wish) => !options.some((one) => one.split(' ', 1)[0] === wish));
  return (
    <>
      <p>{asked.words}</p>
      <h3>{t(question.subset ? 'table.here.set' : 'table.here.now')}</h3>
      <ul>
        {can.map(({ verb, words }) => (
          <li key={verb}>{words}</li>
        ))}
      </ul>
      {missing.length > 0 ? <NotNow wishes={missing} explain={explain} /> : null}
      <p className="here-rules">
        <span>{t('table.here.read')}</span>
        {asked.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <p>
        <a href={`/one-page/${game}`} target="_blank" rel="noopener">
          {t('table.here.onePage')}
        </a>
      </p>
    </>
  );
}

/** The reasons come from the server one by one; each reason is shown once. */
function NotNow({ wishes, explain }: { wishes: readonly string[]; explain: HerePanelProps['explain'] }) {
  const [notes, setNotes] = useState<readonly Note[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel lives as long as its question
  useEffect(() => {
    let live = true;
    Promise.all(wishes.map(explain)).then((found) => {
      const byText = new Map(found.flatMap((note) => (note === null ? [] : [[note.text, note] as const])));
      if (live) setNotes([...byText.values()]);
    });
    return () => {
      live = false;
    };
  }, []);
  if (notes?.length === 0) return null;
  return (
    <>
      <h3>{t('table.here.not')}</h3>
      {notes === null ? <p>{t('table.here.asking')}</p> : null}
      <ul>
        {notes?.map(({ text, rule }) => (
          <li key={text}>
            <Rich text={text} /> {rule === null ? null : <RuleLink rule={rule} />}
          </li>
        ))}
      </ul>
    </>
  );
}
