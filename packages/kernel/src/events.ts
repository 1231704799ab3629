import { type Mask, NOBODY, type Player, sees } from './state.ts';

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

/** An event as a game declares it. */
export interface EventSpec {
  /** What it tells, by name. */
  readonly fields: readonly string[];
  /** What only some of its kind tell besides. */
  readonly may?: readonly string[];
  /** Which of its fields only some may know, and the fields that name their seats. */
  readonly secret?: readonly string[];
  readonly to?: readonly string[];
}
export type EventSpecs = Readonly<Record<string, EventSpec>>;

type Kind<E extends EventSpecs> = keyof E & string;
type SecretOf<E extends EventSpec> = E extends { readonly secret: readonly (infer F extends string)[] } ? F : never;
type MayOf<E extends EventSpec> = E extends { readonly may: readonly (infer F extends string)[] } ? F : never;
type OpenOf<E extends EventSpec> = Exclude<E['fields'][number], SecretOf<E>>;

/** An event of that kind as some viewer sees it: what is secret may be missing. */
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
 * How the events of a game are told: who may see which field follows from its declaration. `tell(g)?.('drew', {…})`: where
 * nobody listens, as in playouts, it is null and the fields are not even made.
 */
export function telling<const E extends EventSpecs>(
  specs: E,
): {
  readonly tell: Tell<E>;
  /** Here everybody sees all of it. */
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
