import { type ReactNode, useEffect, useState } from 'react';
import type { Glyph } from '../../art/glyph.ts';
import { GlyphDrawing } from '../../art/symbols.tsx';
import { Dialog } from '../things/dialog.tsx';
import { Rich, RuleLink } from '../things/rich.tsx';
import type { Note } from './note.ts';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly symbol?: Glyph | null;
  /** Null if it is not possible: then `wish` is explained. */
  readonly run: (() => void) | null;
  readonly wish: string | null;
}

export interface MenuOpen {
  readonly title: string;
  /** Description of the thing, above its options. */
  readonly about?: ReactNode;
  readonly items: readonly MenuEntry[];
  readonly beside: DOMRect;
  /** The question that its entries answer; null if they answer none. The menu closes with the question. */
  readonly asked: string | null;
}
export interface ThingMenuProps extends MenuOpen {
  explain(wish: string): Promise<Note | null>;
  onClose(): void;
}

/** The menu of a thing: its options, and reasons for the impossible ones. */
export function ThingMenu({ title, about, items, beside, explain, onClose }: ThingMenuProps) {
  const [reasons, setReasons] = useState<Readonly<Record<string, Note>>>({});
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
      {about}
      <ul>
        {items.map(({ key, label, symbol, run }, i) => {
          const why = reasons[key];
          const picture = symbol ? <GlyphDrawing glyph={symbol} size={20} /> : null;
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
                  {picture}
                  <span>{label}</span>
                </button>
              ) : (
                <div className="thing-menu-item">
                  {picture}
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
