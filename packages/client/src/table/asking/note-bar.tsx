import { t } from '@gaslamp/words/text';
import { useEffect, useRef } from 'react';
import { PageSymbol } from '../../art/symbols.tsx';
import { Rich, RuleLink } from '../things/rich.tsx';
import type { Note } from './note.ts';

const STAYS = 12_000;

/** A note disappears by itself unless somebody points at it, and lets clicks through. */
export function NoteBar({ note, onClose }: { note: Note; onClose: () => void }) {
  const node = useRef<HTMLParagraphElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note has its own time
  useEffect(() => {
    const look = () => {
      if (!node.current?.querySelector(':hover, :focus')) close.current();
    };
    const timer = setInterval(look, STAYS);
    return () => clearInterval(timer);
  }, [note]);
  return (
    <p ref={node} className="over-dock note" data-hint={note.hint}>
      <PageSymbol name="info" size={16} />
      <span>
        <Rich text={note.text} /> {note.rule ? <RuleLink rule={note.rule} named /> : null}
      </span>
      <button type="button" className="note-close" aria-label={t('table.close')} onClick={onClose}>
        <PageSymbol name="close" size={13} />
      </button>
    </p>
  );
}
