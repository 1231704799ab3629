import './rules.css';
import { addTexts, t } from '@gaslamp/words/text';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { fetchGame } from '../games/use-manifest.ts';
import { Dialog } from '../table/things/dialog.tsx';
import { Contents } from './contents.tsx';
import { FindWord, FoundRules } from './find-word.tsx';
import { GoToRule } from './go-to-rule.tsx';
import { Lines } from './lines.tsx';
import { RulesOfGame } from './of-game.ts';
import { useReadings } from './readings.ts';
import { type Chapter, chapterOf, numbersOf, readRules, rulesAbout } from './rules.ts';
import texts from './text/en.json';

addTexts('en', texts);

export interface RuleBookProps {
  /** The rule to show; '' for the contents. */
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

let known: { readonly game: string; readonly chapters: readonly Chapter[] } | null = null;

/** Fetches the rules of a game, which are not part of the page until they are requested. */
function useChapters(game: string | null): readonly Chapter[] | null {
  const [chapters, setChapters] = useState(known?.game === game ? known.chapters : null);
  useEffect(() => {
    if (chapters !== null || game === null) return;
    let live = true;
    const fetched = fetchGame(game).then(({ rules }) => rules());
    fetched.then(
      (text) => {
        known = { game, chapters: readRules(text) };
        if (live) setChapters(known.chapters);
      },
      () => live && setChapters([]),
    );
    return () => {
      live = false;
    };
  }, [chapters, game]);
  return chapters;
}

/** The rules of a game: their contents, and each rule within its chapter. */
export function RuleBook({ rule, onRule, onClose }: RuleBookProps) {
  const game = useContext(RulesOfGame);
  const chapters = useChapters(game);
  const [contents, setContents] = useState(rule === '');
  const [word, setWord] = useState('');
  const found = chapters && word !== '' ? rulesAbout(chapters, word) : null;
  const page = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const turn = (to: string | null) => {
    turned.current = true;
    setContents(to === null);
    setWord('');
    if (to !== null) onRule(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    const rules = page.current?.querySelectorAll('[data-here]');
    const here = rules?.item(rules.length - 1);
    const tall = here && page.current && here.clientHeight > page.current.clientHeight;
    here?.scrollIntoView({ block: tall ? 'start' : 'center' });
    // The pressed button may have been removed with the previous page.
    if (turned.current && found === null) page.current?.focus({ preventScroll: true });
  }, [rule, contents, chapters, word]);
  const chapter = chapters && !contents && !found ? chapterOf(chapters, rule) : undefined;
  const name = game === null ? t('app.rules') : t('rules.of', { game: t(`games.${game}`) });
  const shown = found ? 'found' : chapter?.number;
  const title = found
    ? t('rules.about', { word })
    : contents
      ? name
      : chapter
        ? `${chapter.number} ${chapter.title}`
        : t('table.rule', { rule });
  return (
    <Dialog title={title} onClose={onClose} className="rule-reader">
      {chapters === null ? <p>{t('rules.loading')}</p> : null}
      {chapters?.length ? (
        <div className="rule-tools" data-page={chapter !== undefined || undefined}>
          {contents && !found ? null : (
            <button type="button" className="button" onClick={() => turn(null)}>
              {t('rules.contents')}
            </button>
          )}
          <FindWord onWord={setWord} />
          <GoToRule chapters={chapters} onRule={turn} />
        </div>
      ) : null}
      {chapters === null ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section key={shown} ref={page} className="rule-page" tabIndex={0} aria-label={title}>
          {found ? <FoundRules found={found} word={word} onRule={turn} /> : null}
          {contents && !found ? <Contents game={game} chapters={chapters} onRule={turn} /> : null}
          {chapter ? <ChapterPage chapter={chapter} here={rule} chapters={chapters} onRule={turn} /> : null}
          {contents || chapter || found ? null : <p>{t('rules.noRule', { rule })}</p>}
        </section>
      )}
      {chapters && chapter ? <Neighbours chapters={chapters} of={chapter} onRule={turn} /> : null}
    </Dialog>
  );
}

interface PageProps {
  readonly chapter: Chapter;
  readonly here: string;
  readonly chapters: readonly Chapter[];
  readonly onRule: (rule: string) => void;
}
function ChapterPage({ chapter, here, chapters, onRule }: PageProps) {
  const all = useMemo(() => numbersOf(chapters), [chapters]);
  const readings = useReadings();
  const reading = { here, known: all, onRule };
  return (
    <>
      <Lines lines={chapter.lead} {...reading} />
      <ul>
        {chapter.rules.map(({ number, lines }) => (
          <li key={number} data-here={number === here || undefined}>
            <b className="rule-number">{number}</b> <Lines lines={lines} {...reading} />
            {readings.get(number)?.map((words) => (
              <p key={words} className="rule-reading">
                {words}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The previous and the next chapter. */
function Neighbours(props: { chapters: readonly Chapter[]; of: Chapter; onRule: (rule: string) => void }) {
  const { chapters, of, onRule } = props;
  const at = chapters.indexOf(of);
  return (
    <nav className="rule-nav">
      {[chapters[at - 1], chapters[at + 1]].map((other) =>
        other ? (
          <button key={other.number} type="button" className="button" onClick={() => onRule(other.number)}>
            {other.number} {other.title}
          </button>
        ) : null,
      )}
    </nav>
  );
}
