import type { Refused } from '@gaslamp/kernel/effects';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Rich, RuleLink } from './rich.tsx';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly symbol?: ReactNode;
  /** Null where it is not possible: then `wish` is explained. */
  readonly run: (() => void) | null;
  readonly wish: string | null;
}

export interface ThingMenuProps {
  readonly title: string;
  readonly items: readonly MenuEntry[];
  readonly beside: DOMRect | null;
  /** A refusal's sentence. */
  refusal(key: string): string;
  explain(wish: string): Promise<Refused | null>;
  onClose(): void;
}

/** What can be done with a thing, and for the rest why not. */
export function ThingMenu({ title, items, beside, refusal, explain, onClose }: ThingMenuProps) {
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
    <Dialog title={title} onClose={onClose} beside={beside} className="thing-menu">
      <ul>
        {items.map(({ key, label, symbol, run }, i) => {
          const why = reasons[key];
          return (
            <li key={key}>
              {run ? (
                <button
                  type="button"
                  className="thing-menu-item"
                  data-do={key}
                  data-first={i === first ? '' : undefined}
                  onClick={() => {
                    onClose();
                    run();
                  }}
                >
                  {symbol}
                  <span>{label}</span>
                </button>
              ) : (
                <div className="thing-menu-item">
                  {symbol}
                  <span>
                    {label}
                    {why ? (
                      <small>
                        <Rich text={refusal(why.key)} /> <RuleLink rule={why.rule} />
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
