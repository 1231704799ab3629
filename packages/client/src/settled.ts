// `data-settled` on <html>: nothing pending will change the page by itself. `data-busy`: the page waits for something external,
// such as an answer of the server. Tests wait for these attributes; nothing on the page depends on them.

/** Ends pending work, or cancels a timer. Calling it again does nothing. */
export type Stop = () => void;

/** React may delay content that suspended by up to 300 ms after its fallback; in milliseconds, with some margin. */
export const HELD_BACK = 350;
/** Longer timers, such as retries, do not count; in milliseconds. */
const LONG = 5000;
const nothing: Stop = () => {};
/** Time limit for a scroll without `scrollend`, in milliseconds. */
const SCROLLS = 1000;

/** Null in workers, in tests without a page, and in the build. */
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

/** Marks work as pending until the result is called: kind `time` passes by itself, `outside` waits for something external. */
export function underWay(kind: keyof typeof count = 'outside'): Stop {
  change(kind, 1);
  let runs = true;
  return () => {
    if (runs) change(kind, -1);
    runs = false;
  };
}
/** Marks a promise as pending from `outside`, and as pending `lag` milliseconds longer. Returns the same promise. */
export function until<T>(coming: Promise<T>, lag?: number): Promise<T> {
  const end = underWay();
  const over = () => {
    if (lag) after(lag, nothing);
    end();
  };
  coming.then(over, over);
  return coming;
}
/**
 * Starts a timer that changes the page once. Recurring timers, and those that hide something shown long enough, need not use
 * it.
 */
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
/** Calls a function in the next frame. */
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

/** From now on, also counts font loading and scrolling as pending. */
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
