import './preview.css';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const WAITS = 400;

/** A card that is pointed at: how the game names it, and where it lies. */
interface Shown {
  readonly card: string;
  readonly beside: DOMRect;
  /** In the hand it would cover the other cards. */
  readonly inHand: boolean;
}

export interface PreviewProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The card that a thing on the page stands for, if it does not say so itself (`data-card`). */
  readonly cardOf?: (node: Element) => string | null;
  readonly draw: (card: string) => ReactNode;
}

/** A card large enough to be read, beside the one that the mouse or the focus rests on. Escape takes it away. */
export function Preview({ root, cardOf = () => null, draw }: PreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const find = useRef(cardOf);
  find.current = cardOf;
  useEffect(() => {
    const node = root.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at: Element | null = null;
    let isOpen = false;
    const hide = () => {
      clearTimeout(timer);
      at = null;
      isOpen = false;
      setShown(null);
    };
    const rest = (on: Element | null) => {
      if (on === at) return;
      hide();
      const card = on && (cardIn(on) ?? find.current(on));
      if (!card) return;
      at = on;
      const inHand = on.closest('.hand') !== null;
      // A card in hand is large enough, unless there is more to be read on it.
      if (inHand && !on.matches('[data-text], :has([data-text])')) return;
      const show = () => {
        isOpen = true;
        setShown({ card, beside: on.getBoundingClientRect(), inHand });
      };
      timer = setTimeout(() => on.isConnected && show(), WAITS);
    };
    const thing = (event: Event) => (event.target as Element).closest('button, [data-card]');
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && rest(thing(event));
    const focus = (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible') && matchMedia('(hover: hover)').matches)
        rest(thing(event));
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      // Only this goes, nothing is taken back.
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    node.addEventListener('pointerover', over);
    node.addEventListener('pointerleave', hide);
    node.addEventListener('focusin', focus);
    node.addEventListener('focusout', hide);
    for (const event of ['pointerdown', 'wheel'] as const)
      addEventListener(event, hide, { capture: true, passive: true });
    addEventListener('keydown', key, true);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerleave', hide);
      node.removeEventListener('focusin', focus);
      node.removeEventListener('focusout', hide);
      for (const event of ['pointerdown', 'wheel'] as const) removeEventListener(event, hide, true);
      removeEventListener('keydown', key, true);
    };
  }, [root]);
  if (shown === null) return null;
  const { card, ...spot } = shown;
  return <Large {...spot}>{draw(card)}</Large>;
}

const cardIn = (node: Element): string | null =>
  (node.closest('[data-card]') ?? node.querySelector('[data-card]'))?.getAttribute('data-card') ?? null;

/** In the topmost layer, so that it also stands over an open dialog. */
function Large({ beside, inHand, children }: Omit<Shown, 'card'> & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    box.current!.showPopover();
    const { offsetWidth: width, offsetHeight: height } = box.current!;
    setStyle(spotBeside(beside, { width, height }, { width: innerWidth, height: innerHeight }, inHand));
  }, [beside, inHand]);
  return (
    <div ref={box} popover="manual" className="preview" style={style} aria-hidden="true" inert>
      {children}
    </div>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}
const GAP = 10;

/** To the right of a thing, else to its left, else over it or below: never upon it. Over it first where that is asked. */
export function spotBeside(
  { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { width, height }: Size,
  window: Size,
  overFirst = false,
): { left: number; top: number } {
  const within = (at: number, size: number, room: number) => Math.max(GAP, Math.min(at, room - size - GAP));
  const across = within((left + right - width) / 2, width, window.width);
  if (overFirst && top >= height + 2 * GAP) return { left: across, top: top - GAP - height };
  const middle = within((top + bottom - height) / 2, height, window.height);
  if (right + 2 * GAP + width <= window.width) return { left: right + GAP, top: middle };
  if (left - 2 * GAP - width >= 0) return { left: left - GAP - width, top: middle };
  const over = top > window.height - bottom ? top - GAP - height : bottom + GAP;
  return { left: across, top: over };
}
