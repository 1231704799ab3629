import { type ReactNode, useEffect, useState } from 'react';
import { GameSymbol, type SymbolName } from '../../art/symbols.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { Rich, RuleLink } from '../../table/rich.tsx';
import type { Action } from './things.ts';
import type { Note } from './use-play.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly symbol: SymbolName | null;
  /** Null where it is not possible: then `wish` is explained. */
  readonly run: (() => void) | null;
  readonly wish: string | null;
  /** The wish is the action in any city. */
  readonly action?: Action;
}

export interface MenuProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly lead?: ReactNode;
  readonly beside: DOMRect | null;
  explain(item: MenuItem): Promise<Note | null>;
  onClose(): void;
}

/** What can be done with a thing, and for the rest why not. */
export function Menu({ title, items, lead, beside, explain, onClose }: MenuProps) {
  const [reasons, setReasons] = useState<Readonly<Record<string, Note>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the menu opens
  useEffect(() => {
    let live = true;
    for (const item of items) {
      const { key, run, wish } = item;
      if (run !== null || wish === null) continue;
      explain(item).then((why) => live && why && setReasons((old) => ({ ...old, [key]: why })));
    }
    return () => {
      live = false;
    };
  }, []);
  const first = items.findIndex(({ run }) => run !== null);
  return (
    <Dialog title={title} onClose={onClose} beside={beside} className="menu">
      {lead}
      <ul>
        {items.map(({ key, label, symbol, run }, i) => {
          const why = reasons[key];
          return (
            <li key={key} data-off={run === null || undefined}>
              {run ? (
                <button
                  type="button"
                  className="menu-item"
                  data-do={key}
                  data-first={i === first ? '' : undefined}
                  onClick={() => {
                    onClose();
                    run();
                  }}
                >
                  {symbol ? <GameSymbol name={symbol} size={20} /> : null}
                  <span>{label}</span>
                </button>
              ) : (
                <div className="menu-item">
                  {symbol ? <GameSymbol name={symbol} size={20} /> : null}
                  <span>
                    {label}
                    {why ? (
                      <small>
                        <Rich text={why.text} /> {why.rule ? <RuleLink rule={why.rule} /> : null}
                      </small>
                    ) : null}
                  </span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
