import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../../lazily.ts';
import { after, type Stop } from '../../settled.ts';
import type { Spot } from './large-card.tsx';
import { pointer, STAYS } from './one-click.ts';
import { mayCall } from './single-keys.ts';

const Large = lazily(() => import('./large-card.tsx'), 'Large');

/** Time for which a mouse must rest on a card, in ms. */
const WAITS = 400;
/** A finger that moves farther than this scrolls, in px. */
const NEAR = 10;

/** A card that is pointed at, by its name in the game, with its place. */
interface Shown extends Spot {
  readonly card: string;
}

export interface PreviewProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The event that started it: a pointer over the table or pressed on it, or the focus in it. */
  readonly first: Event;
  /** Returns the card that a thing on the page stands for, if it has no `data-card`. */
  readonly cardOf?: (node: Element) => string | null;
  readonly draw: (card: string) => ReactNode;
  /** Describes a thing that stands for no card, with its options. */
  about(thing: string, node: Element): void;
}

/**
 * An enlarged card beside the one that the mouse or the focus rests on; shown at once by the other mouse button, a long press
 * or the key E, which describe things other than cards. Escape closes it.
 */
export function Preview({ root, first, cardOf = () => null, draw, about }: PreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const find = useRef({ cardOf, about });
  find.current = { cardOf, about };
  useEffect(() => {
    const node = root.current!;
    let cancel: Stop = () => {};
    let at: Element | null = null;
    let isOpen = false;
    let finger = false;
    /** True if a finger opened it. */
    let held = false;
    let down = { x: 0, y: 0 };
    let mouse = { x: -1, y: -1 };
    /** True if something came to lie under the mouse, which has not moved since. */
    let came = false;
    const hide = () => {
      cancel();
      at = null;
      isOpen = false;
      setShown(null);
    };
    const show = (on: Element, card: string) => {
      cancel();
      at = on;
      isOpen = true;
      setShown({ card, beside: on.getBoundingClientRect(), inHand: isInHand(on) });
    };
    const cardAt = (on: Element | null) => on && (cardIn(on) ?? find.current.cardOf(on));
    const rest = (on: Element | null) => {
      if (on === at) return;
      hide();
      const card = cardAt(on);
      if (on === null || !card) return;
      at = on;
      // A card in hand is large enough, unless it has more text.
      if (isInHand(on) && !on.matches('[data-text], :has([data-text])')) return;
      cancel = after(WAITS, () => on.isConnected && show(on, card));
    };
    /** Shows the card of a thing at once, or describes the thing; returns false if there is neither. */
    const enlarge = (on: Element | null): boolean => {
      const card = cardAt(on);
      const thing = on?.getAttribute('data-thing');
      if (on && card) show(on, card);
      else if (on && thing) find.current.about(thing, on);
      return Boolean(card || thing);
    };
    /** Something that appears under a resting mouse is not pointed at. */
    const over = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      came = x === mouse.x && y === mouse.y;
      if (!came) rest(thingAt(target));
      else if (thingAt(target) !== at) hide();
      mouse = { x, y };
    };
    const focus = ({ target }: FocusEvent) => {
      if ((target as Element).matches(':focus-visible') && matchMedia('(hover: hover)').matches) rest(thingAt(target));
    };
    const press = (event: PointerEvent) => {
      hide();
      held = false;
      finger = event.pointerType !== 'mouse';
      if (!finger) return;
      down = { x: event.clientX, y: event.clientY };
      const on = thingAt(event.target);
      // The first event is some time ago, since this code had to be fetched.
      const left = event.timeStamp + STAYS - performance.now();
      cancel = after(left, () => {
        held = on?.isConnected === true && enlarge(on);
      });
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') {
        mouse = { x: event.clientX, y: event.clientY };
        if (came && node.contains(event.target as Node)) rest(thingAt(event.target));
        came = false;
        return;
      }
      if (held) return;
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > NEAR) cancel();
    };
    const lift = (event: PointerEvent) => event.pointerType !== 'mouse' && !held && cancel();
    const menu = (event: MouseEvent) => {
      cancel();
      if (!held && !enlarge(thingAt(event.target))) return;
      // A long press calls for it too.
      held = finger;
      event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) {
        // Closes only the preview; nothing is taken back.
        event.preventDefault();
        event.stopPropagation();
        hide();
      } else if (event.key.toLowerCase() === 'e' && mayCall(event)) {
        // Some browsers show no focus after a click; then the mouse comes first.
        const pointed = [...node.querySelectorAll(':hover')].at(-1);
        const all = [node.querySelector(':focus-visible'), pointed, node.querySelector(':focus')];
        if (all.some((on) => on && enlarge(thingAt(on)))) event.preventDefault();
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerover', over, { signal });
    // Lifting a finger sends a leave event and moves the focus back.
    for (const leaves of ['pointerleave', 'focusout']) node.addEventListener(leaves, () => held || hide(), { signal });
    node.addEventListener('focusin', focus, { signal });
    node.addEventListener('pointerdown', press, { signal, capture: true });
    // Mouse positions outside are remembered too.
    addEventListener('pointermove', move, { signal, passive: true });
    node.addEventListener('pointerup', lift, { signal });
    node.addEventListener('contextmenu', menu, { signal });
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && node.contains(target))) hide();
    };
    addEventListener('pointerdown', outside, { signal, capture: true });
    addEventListener('wheel', hide, { signal, capture: true, passive: true });
    addEventListener('keydown', key, { signal, capture: true });
    if (first.type === 'focusin') focus(first as FocusEvent);
    else if (first.type !== 'pointerdown') over(first as PointerEvent);
    else if (pointer.down) press(first as PointerEvent);
    return () => {
      cancel();
      stop.abort();
    };
  }, [root, first]);
  if (shown === null) return null;
  const { card, ...spot } = shown;
  return (
    <Suspense fallback={null}>
      <Large {...spot}>{draw(card)}</Large>
    </Suspense>
  );
}

const isInHand = (on: Element): boolean => on.closest('.hand') !== null;
const thingAt = (target: EventTarget | null): Element | null => (target as Element).closest('button, [data-card]');
const cardIn = (node: Element): string | null =>
  (node.closest('[data-card]') ?? node.querySelector('[data-card]'))?.getAttribute('data-card') ?? null;
