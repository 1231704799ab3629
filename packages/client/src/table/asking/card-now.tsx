import type { Forecast } from '@gaslamp/kernel/forecast';
import { addTexts, t } from '@gaslamp/words/text';
import { type ReactNode, useEffect, useState } from 'react';
import { GlyphDrawing } from '../../art/symbols.tsx';
import { Rich, RuleLink } from '../things/rich.tsx';
import type { TableClient } from './client.ts';
import type { MenuEntry } from './menu.tsx';
import type { Note } from './note.ts';
import english from './text/card-now.en.json' with { type: 'json' };

addTexts('en', english);

/** Tools with which the table asks for the effects of a card. */
export interface NowTools {
  readonly client: TableClient;
  /** The viewer's options; null if the viewer is not asked. */
  readonly options: readonly string[] | null;
  /** Returns the reason why a wish is not possible. */
  explain(wish: string): Promise<Note | null>;
}
interface CardNowProps extends NowTools {
  /** The entries of the card's menu, possible or not. */
  readonly entries: readonly MenuEntry[];
  /** Puts the certain consequences into the words of the game. */
  foretell(forecast: Forecast): ReactNode;
}

/** Shows the current uses of a card: the certain consequences of each, or the reason why it is not possible. */
export function CardNow({ entries, client, options, explain, foretell }: CardNowProps) {
  const uses = entries.filter(({ key }) => !key.startsWith('look'));
  if (options === null || uses.length === 0) return null;
  // A new question resets the answers.
  return <Uses key={options.join()} {...{ uses, client, options, explain, foretell }} />;
}

interface Found {
  readonly forecast?: Forecast | null;
  readonly why?: Note | null;
}
interface UsesProps extends Omit<CardNowProps, 'entries' | 'options'> {
  readonly uses: readonly MenuEntry[];
  readonly options: readonly string[];
}

function Uses({ uses, client, options, explain, foretell }: UsesProps) {
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the component is remounted for each question
  useEffect(() => {
    let live = true;
    const learn = async ({ key, run, wish }: MenuEntry): Promise<void> => {
      const one: Found =
        run === null
          ? { why: wish === null ? null : await explain(wish) }
          : { forecast: options.includes(key) ? await client.forecast([key]) : null };
      if (live) setFound((old) => ({ ...old, [key]: one }));
    };
    for (const use of uses) void learn(use);
    return () => {
      live = false;
    };
  }, []);
  const can = uses.filter(({ run }) => run !== null);
  const cannot = uses.filter(({ run }) => run === null);
  const line = ({ key, label, symbol }: MenuEntry) => {
    const { forecast, why } = found[key] ?? {};
    return (
      <li key={key}>
        {symbol ? <GlyphDrawing glyph={symbol} size={20} /> : null}
        <span>
          {label}
          {forecast ? foretell(forecast) : null}
          {why ? (
            <small>
              <Rich text={why.text} /> {why.rule === null ? null : <RuleLink rule={why.rule} />}
            </small>
          ) : null}
        </span>
      </li>
    );
  };
  return (
    <section className="card-now">
      {can.length > 0 ? (
        <>
          <h3>{t('table.cardNow.can')}</h3>
          <ul>{can.map(line)}</ul>
        </>
      ) : null}
      {cannot.length > 0 ? (
        <>
          <h3>{t('table.cardNow.cannot')}</h3>
          <ul>{cannot.map(line)}</ul>
        </>
      ) : null}
    </section>
  );
}
