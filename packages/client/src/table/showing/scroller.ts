/** Returns the scrolling element: in a low window that is the table, not the page. */
export function scroller(): Element {
  const main = document.querySelector('main')!;
  return getComputedStyle(main).overflowY === 'auto' ? main : document.scrollingElement!;
}
