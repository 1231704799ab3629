// `data-settled` on <html>: nothing is under way that will change the page by itself. `data-busy`: the page waits for something
// from outside, such as an answer of the server. Tests wait for these attributes; nothing on the page depends on them.

/** Ends what was begun, or cancels a timer. Calling it again does nothing. */
export type Stop = () => void;

/** React shows a part that it had to wait for up to 300 ms after its fallback; in milliseconds, with some room. */
export const HELD_BACK = 350;
/** Longer timers, such as retries, do not count; in milliseconds. */
const LONG = 5000;
const nothing: Stop = () => {};
/** Limit for a scroll that no `scrollend` ends, in milliseconds. */
const SCROLLS = 1000;

/** Null in workers, in tests without a page, and while html is built. */
const html = globalThis.document?.documentElement ?? null;
const count = { time: 0, outside: 0 };
let frame = 0;

function change(kind: keyof typeof count, by: 1 | -1): void {
  count[kind] += by;
  if (html === null) return;
  cancelAnimationFrame(frame);
  delete html.dataset.settled;
  html.toggleAttribute('data-busy', count.outside > 0);
  if (count.time + count.outside > 0) return;
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      html.dataset.settled = '';
    });
  });
}

/** Something is under way until the result is called; `time` passes by itself, what comes from `outside` does not. */
export function underWay(kind: keyof typeof count = 'outside'): Stop {
  change(kind, 1);
  let runs = true;
  return () => {
    if (runs) change(kind, -1);
    runs = false;
  };
}
/** Waits for something from outside, and `lag` milliseconds longer. Gives the same promise. */
export function until<T>(coming: Promise<T>, lag?: number): Promise<T> {
  const end = underWay();
  const over = () => {
    if (lag) after(lag, nothing);
    end();
  };
  coming.then(over, over);
  return coming;
}
/** A timer that changes the page once. What recurs, or takes something away that was shown long enough, needs none of these. */
export function after(ms: number, act: () => unknown): Stop {
  const end = ms < LONG ? underWay('time') : nothing;
  const timer = setTimeout(() => {
    end();
    act();
  }, ms);
  return () => {
    clearTimeout(timer);
    end();
  };
}
/** Acts in the next frame. */
export function inNextFrame(act: () => unknown): Stop {
  const end = underWay('time');
  const next = requestAnimationFrame(() => {
    end();
    act();
  });
  return () => {
    cancelAnimationFrame(next);
    end();
  };
}

/** Counts font loading and scrolling as well, from now on. */
export function watchPage(): void {
  const fonts = () => void until(document.fonts.ready);
  fonts();
  document.fonts.addEventListener('loading', fonts);
  let scrolled = nothing;
  const scrolls = () => {
    scrolled();
    scrolled = after(SCROLLS, nothing);
  };
  addEventListener('scroll', scrolls, { capture: true, passive: true });
  addEventListener('scrollend', () => scrolled(), { capture: true, passive: true });
}
