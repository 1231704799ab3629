import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../lazily.ts';
import { after, type Stop } from '../settled.ts';
import type { Spot } from './large-card.tsx';
import { pointer, STAYS } from './one-click.ts';

const Large = lazily(() => import('./large-card.tsx'), 'Large');

/** How long a mouse rests on a card, in milliseconds. */
const WAITS = 400;
/** A finger that moves on scrolls; in pixels. */
const NEAR = 10;

/** A card that is pointed at: how the game names it, and where it lies. */
interface Shown extends Spot {
  readonly card: string;
}

export interface PreviewProps {
  readonly root: RefObject<HTMLElement | null>;
  /** What called for it: a pointer over the table, pressed on it, or the focus in it. */
  readonly first: Event;
  /** The card that a thing on the page stands for, if it does not say so itself (`data-card`). */
  readonly cardOf?: (node: Element) => string | null;
  readonly draw: (card: string) => ReactNode;
  /** Shows what a thing is that stands for no card, and what can be done with it. */
  about(thing: string, node: Element): void;
}

/**
 * A card large enough to be read, beside the one that the mouse or the focus rests on; at once by the other mouse button,
 * a finger that stays, or the key E, which tell of other things what they are. Escape takes it away.
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
    /** It was the finger that opened it. */
    let held = false;
    let down = { x: 0, y: 0 };
    let mouse = { x: -1, y: -1 };
    /** Something came to lie under the mouse, which has not moved since. */
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
      // A card in hand is large enough, unless there is more to be read on it.
      if (isInHand(on) && !on.matches('[data-text], :has([data-text])')) return;
      cancel = after(WAITS, () => on.isConnected && show(on, card));
    };
    /** Shows the card of a thing at once, or tells of it; false where it is none. */
    const enlarge = (on: Element | null): boolean => {
      const card = cardAt(on);
      const thing = on?.getAttribute('data-thing');
      if (on && card) show(on, card);
      else if (on && thing) find.current.about(thing, on);
      return Boolean(card || thing);
    };
    /** What comes to lie under a mouse that nobody moves is not pointed at. */
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
      // Of the first one it has been a while: all this had to be fetched.
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
      // A finger that stays calls for it too.
      held = finger;
      event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) {
        // Only this goes, nothing is taken back.
        event.preventDefault();
        event.stopPropagation();
        hide();
      } else if (event.key.toLowerCase() === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey) {
        const on = document.querySelector('.game-table :focus-visible') ?? at;
        if (on && enlarge(thingAt(on))) event.preventDefault();
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener('pointerover', over, { signal });
    // Lifted, the finger leaves, and takes the focus to where it was.
    for (const leaves of ['pointerleave', 'focusout']) node.addEventListener(leaves, () => held || hide(), { signal });
    node.addEventListener('focusin', focus, { signal });
    node.addEventListener('pointerdown', press, { signal, capture: true });
    // Also where a mouse is outside is remembered.
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
