import { at } from '@gaslamp/kernel/lists';
import type { PublishedRow } from '@gaslamp/kernel/projection';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableState } from '../../net/match-client.ts';
import { until } from '../../settled.ts';
import type { TableClient } from '../asking/client.ts';
import type { MenuEntry, MenuOpen } from '../asking/menu.tsx';
import type { Answers } from '../asking/use-answers.ts';
import { asShown, type Beat } from '../showing/stage.ts';
import { keyOf } from '../things/options.ts';
import { useShell } from './use-shell.ts';

/** The part of a game's model that every table needs. */
export interface TableModel extends Pick<TableState, 'hidden'> {
  readonly s: TableState['s'] & { readonly reason: number };
  readonly data: unknown;
  readonly you: number | null;
  readonly names: readonly string[];
}

interface GameModel<M extends TableModel> {
  readonly data: M['data'];
  /** Name of a seat whose player gave none. */
  seatName(seat: number): string;
  modelOf(seen: Pick<M, keyof TableModel>): M;
  /** The events of a step, one by one. */
  beatsOf(m: M, row: PublishedRow): readonly Beat[];
  /** Adds the final points, which appear with the reveal; in some games the function is loaded on demand. */
  final?(m: M): M;
  loadFinal?(): Promise<(m: M) => M>;
}

/** The state of a game's table: its model, the open dialogs, the progress of the show. */
export function useGameTable<M extends TableModel, Open extends { readonly sort: string }>(
  { client, state }: { readonly client: TableClient; readonly state: TableState },
  { data, seatName, modelOf, beatsOf, final, loadFinal }: GameModel<M>,
) {
  const { info, hidden, standing } = state;
  const { seats, you } = info;
  const s: M['s'] = state.s as M['s'];
  const names = useMemo(() => seats.map(({ name }, seat) => (name === '' ? seatName(seat) : name)), [seats, seatName]);
  const known = useMemo(
    () => modelOf({ s, data, you, names, hidden } as Pick<M, keyof TableModel>),
    [s, data, you, names, hidden, modelOf],
  );
  const latest = useRef(known);
  // New rows become beats while this renders.
  latest.current = known;
  const over = s.reason > 0;
  const shell = useShell<Open>(
    state,
    over,
    useCallback((row: PublishedRow) => beatsOf(latest.current, row), [beatsOf]),
  );
  const [withFinal, setWithFinal] = useState<((m: M) => M) | null>(null);
  useEffect(() => {
    if (over && loadFinal) void until(loadFinal()).then((found) => setWithFinal(() => found));
  }, [over, loadFinal]);
  const { hide, setMenu, veiled, unveil, behind, stage } = shell;
  const settled = over && !veiled;
  const finish = final ?? withFinal;
  const now = useMemo(() => (settled && finish ? finish(known) : known), [known, settled, finish]);
  latest.current = now;
  /** The model as drawn: without changes that have not been shown yet, and without an active player after the end. */
  const m = useMemo<M>(
    () => ({ ...now, s: { ...asShown(now.s, stage.changes), ...(over ? { active: -1 } : {}) } }),
    [now, over, stage.changes],
  );
  const asked = behind ? undefined : standing.question?.player;
  const onRematch = you === null || !client.rematch ? null : () => client.rematch?.();
  return {
    client,
    state,
    shell,
    now,
    m,
    latest,
    /** True if the match is over and its end has been shown. */
    settled,
    seatAt: (player: number) => ({ seat: at(seats, player), asked: asked === player, veiled }),
    /** The ways out of the scoring. */
    ends: {
      onRematch,
      onRevealed: unveil,
      onClose() {
        hide();
        unveil();
      },
    },
    /** Returns a function that opens a menu beside a thing. */
    menuAt:
      (node: Element, { options }: Answers) =>
      (title: string, items: readonly MenuEntry[], about?: MenuOpen['about']) =>
        setMenu({ title, about, items, beside: node.getBoundingClientRect(), asked: options && keyOf(state) }),
  };
}

/** Returns a function that stays the same and calls the latest one. */
export function useSteady<Args extends readonly unknown[], Result>(call: (...args: Args) => Result) {
  const latest = useRef(call);
  latest.current = call;
  return useCallback((...args: Args) => latest.current(...args), []);
}
