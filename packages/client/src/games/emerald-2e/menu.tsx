import type { Refused } from '@gaslamp/kernel/effects';
import { type ReactNode, useEffect, useState } from 'react';
import { GameSymbol, type SymbolName } from '../../art/symbols.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { Rich, RuleLink } from '../../table/rich.tsx';
import { e } from './model.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly symbol: SymbolName | null;
  /** Null where it is not possible: then `wish` is explained. */
  readonly run: (() => void) | null;
  readonly wish: string | null;
}

export interface MenuProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly lead?: ReactNode;
  readonly beside: DOMRect | null;
  explain(wish: string): Promise<Refused | null>;
  onClose(): void;
}

/** What can be done with a thing, and for the rest why not. */
export function Menu({ title, items, lead, beside, explain, onClose }: MenuProps) {
  const [reasons, setReasons] = useState<Readonly<Record<string, Refused>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the menu opens
  useEffect(() => {
    let live = true;
    for (const { key, run, wish } of items) {
      if (run !== null || wish === null) continue;
      explain(wish).then((why) => live && why && setReasons((old) => ({ ...old, [key]: why })));
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
                        <Rich text={e(`refused.${why.key}`)} /> <RuleLink rule={why.rule} />
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
