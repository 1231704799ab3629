// The chat line that is being written: its text, its request, and the reason for a refusal.
import { t } from '@gaslamp/words/text';
import { sentence } from '../games/names.ts';
import type { TalkClient } from '../table/frame/talking.tsx';

type Reply = Awaited<ReturnType<TalkClient['say']>>;

export interface Draft {
  readonly text: string;
  /** True while a line is being sent. */
  readonly busy: boolean;
  /** The reason why the last line was refused, as a sentence. */
  readonly refused: string | null;
}
export const EMPTY: Draft = { text: '', busy: false, refused: null };

type Step =
  | { readonly is: 'typed'; readonly text: string }
  /** The line has characters that no line may have. */
  | { readonly is: 'unsayable' }
  | { readonly is: 'sent' }
  /** `text` is the content of the field when the line was sent; null for a phrase. */
  | { readonly is: 'answered'; readonly reply: Reply; readonly text: string | null };

/** Returns the draft after a step. A refused line stays in the field, and so does text typed meanwhile. */
export function afterStep(draft: Draft, step: Step): Draft {
  if (step.is === 'typed') return { ...draft, text: step.text };
  if (step.is === 'unsayable') return { ...draft, refused: t('talk.unsayable') };
  if (step.is === 'sent') return { ...draft, busy: true, refused: null };
  const { reply, text } = step;
  if (reply.t === 'said') return { ...draft, busy: false, text: draft.text === text ? '' : draft.text };
  const why = reply.t === 'refused' ? reply.detail : reply.t === 'error' ? reply.error : null;
  return { ...draft, busy: false, refused: t('talk.notSaid', { why: sentence(why ?? '') }) };
}
