import { type Mask, type Player, sees } from './state.ts';

export type Fields = Readonly<Record<string, number>>;

/** Something that happened, for the log and for animation. The view is the truth. */
export interface GameEvent {
  readonly kind: string;
  readonly fields: Fields;
  /** What only some viewers may know of it. */
  readonly secret?: { readonly to: Mask; readonly fields: Fields };
}

export interface VisibleEvent {
  readonly kind: string;
  readonly fields: Fields;
}

/** The event as `viewer` sees it. */
export function visible({ kind, fields, secret }: GameEvent, viewer: Player): VisibleEvent {
  return { kind, fields: secret && sees(secret.to, viewer) ? { ...fields, ...secret.fields } : fields };
}
