import { useLayoutEffect, useRef } from 'react';
import { follow } from './in-sight.ts';
import type { Flight } from './stage.ts';
import type { Stage } from './use-stage.ts';

interface TravelProps {
  readonly stage: Stage;
  /** True if the board scrolls along with the pieces, because others move them. */
  readonly follows: boolean;
}

/** Pieces in flight, over everything; they take no clicks. */
export function Travel({ stage, follows }: TravelProps) {
  const { current, at } = stage;
  if (current === null) return null;
  return (
    <div className="travel" aria-hidden="true">
      {current.flights.map((flight, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the flights of one beat never change
        <Flyer key={`${at}.${i}`} flight={flight} hurry={stage.hurry} follows={follows && i === 0} />
      ))}
      {current.scene === null ? null : (
        <div key={at} className="travel-scene">
          {current.scene}
        </div>
      )}
    </div>
  );
}

const place = (names: readonly string[]): Element | undefined =>
  names
    .flatMap((name) => [...document.querySelectorAll(`[data-at="${name}"]`)])
    .find((node) => node.getBoundingClientRect().width > 0);

/** Fits a thing to a place: no larger than the place, and inside the window. */
function fit(mover: HTMLElement, at: DOMRect): [scale: number, x: number, y: number] {
  const { offsetWidth: wide, offsetHeight: high } = mover;
  const scale = Math.min(1, Math.max(at.height, 20) / high);
  const inside = (middle: number, size: number, end: number) =>
    Math.max((size * scale) / 2 + 4, Math.min(middle, end - (size * scale) / 2 - 4));
  return [scale, inside(at.left + at.width / 2, wide, innerWidth), inside(at.top + at.height / 2, high, innerHeight)];
}

interface FlyerProps {
  readonly flight: Flight;
  readonly hurry: boolean;
  readonly follows: boolean;
}
function Flyer({ flight, hurry, follows }: FlyerProps) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mover = node.current!;
    const from = place(flight.from);
    const to = place(flight.to);
    if (from === undefined || to === undefined) return;
    if (follows) for (const end of [from, to]) follow(end);
    const [s0, x0, y0] = fit(mover, from.getBoundingClientRect());
    const [s1, x1, y1] = fit(mover, to.getBoundingClientRect());
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) {
      mover.style.transform = `translate(${x1}px, ${y1}px) translate(-50%, -50%) scale(${s1})`;
      const fade = mover.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], 240);
      return () => fade.cancel();
    }
    const far = Math.hypot(x1 - x0, y1 - y0);
    const rise = Math.min(60, far * 0.2);
    const steps = Array.from({ length: 9 }, (_, n) => {
      const p = n / 8;
      const x = x0 + (x1 - x0) * p;
      const y = y0 + (y1 - y0) * p - Math.sin(p * Math.PI) * rise;
      return {
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${(s0 + (s1 - s0) * p) * (1 + Math.sin(p * Math.PI) * 0.25)})`,
        opacity: 1,
      };
    });
    const duration = Math.min(400, 250 + far * 0.15) / (hurry ? 2 : 1);
    const run = mover.animate(steps, { duration, easing: 'cubic-bezier(0.35, 0.05, 0.25, 1)', fill: 'forwards' });
    return () => run.cancel();
  }, [flight, hurry, follows]);
  return (
    <div ref={node} className="travel-piece">
      {flight.piece}
      {flight.count && flight.count > 1 ? <b>×{flight.count}</b> : null}
    </div>
  );
}
