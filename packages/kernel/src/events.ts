import { type Mask, NOBODY, type Player, sees } from './state.ts';

export type Fields = Readonly<Record<string, number>>;

/** Something that happened, for the log and for animation. Where an event and the view differ, the view is right. */
export interface GameEvent {
  readonly kind: string;
  readonly fields: Fields;
  /** The fields that only some viewers may see, and the mask of those viewers. */
  readonly secret?: { readonly to: Mask; readonly fields: Fields };
}

export interface VisibleEvent {
  readonly kind: string;
  readonly fields: Fields;
}

/** Returns the event as `viewer` sees it. */
export function visible({ kind, fields, secret }: GameEvent, viewer: Player): VisibleEvent {
  return { kind, fields: secret && sees(secret.to, viewer) ? { ...fields, ...secret.fields } : fields };
}

/** Declaration of a kind of event. */
export interface EventSpec {
  /** Names of its fields. */
  readonly fields: readonly string[];
  /** Names of optional fields, which only some events of this kind have. */
  readonly may?: readonly string[];
  /** `secret` names the fields that only some viewers may see; `to` names the fields that contain those viewers' seats. */
  readonly secret?: readonly string[];
  readonly to?: readonly string[];
}
export type EventSpecs = Readonly<Record<string, EventSpec>>;

type Kind<E extends EventSpecs> = keyof E & string;
type SecretOf<E extends EventSpec> = E extends { readonly secret: readonly (infer F extends string)[] } ? F : never;
type MayOf<E extends EventSpec> = E extends { readonly may: readonly (infer F extends string)[] } ? F : never;
type OpenOf<E extends EventSpec> = Exclude<E['fields'][number], SecretOf<E>>;

/** An event of that kind as some viewer sees it: secret fields may be missing. */
export type Seen<E extends EventSpecs, K extends Kind<E> = Kind<E>> = {
  readonly [One in K]: {
    readonly kind: One;
    readonly fields: { readonly [F in OpenOf<E[One]>]: number } & {
      readonly [F in SecretOf<E[One]> | MayOf<E[One]>]?: number;
    };
  };
}[K];

interface Listener {
  readonly events: GameEvent[] | null;
  emit(kind: string, fields: Fields, secret?: GameEvent['secret']): void;
}
type Tell<E extends EventSpecs> = (
  g: Listener,
) =>
  | (<K extends Kind<E>>(
      kind: K,
      fields: { readonly [F in E[K]['fields'][number]]: number } & { readonly [F in MayOf<E[K]>]?: number },
    ) => void)
  | null;

/**
 * Returns functions that emit a game's events; its declarations decide who may see which field. Called as
 * `tell(g)?.('drew', {…})`: without a listener, as in playouts, `tell(g)` is null and the fields are not even built.
 */
export function telling<const E extends EventSpecs>(
  specs: E,
): {
  readonly tell: Tell<E>;
  /** Emits all fields to everybody. */
  readonly tellOpenly: Tell<E>;
} {
  const masked = (g: Listener, kind: string, fields: Fields): void => {
    const { secret, to = [] } = specs[kind] as EventSpec;
    if (secret === undefined) return g.emit(kind, fields);
    const part = (hidden: boolean): Fields =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => secret.includes(name) === hidden));
    let mask: Mask = NOBODY;
    for (const name of to) mask |= 1 << fields[name]!;
    g.emit(kind, part(false), { to: mask, fields: part(true) });
  };
  return {
    tell: (g) => (g.events === null ? null : (kind, fields) => masked(g, kind, fields)),
    tellOpenly: (g) => (g.events === null ? null : (kind, fields: Fields) => g.emit(kind, fields)),
  };
}
