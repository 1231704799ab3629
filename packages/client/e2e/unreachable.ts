/**
 * Returns the buttons of the dock that a finger cannot reach as a whole, that lie under another one, or whose words are cut. Each
 * is first scrolled to: the bar of answers, the news and other parts of the dock scroll on a phone.
 */
export function unreachable(): string[] {
  interface Edges {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** Height of a line of the news, in px. */
  const LINE = 20;
  const dock = document.querySelector('.dock')!;
  /** The ancestors that can cut off a button or scroll it: those of something placed absolutely begin where it is placed. */
  const around = (one: Element): Element[] => {
    const found: Element[] = [];
    let loose = getComputedStyle(one).position === 'absolute';
    for (let node = one.parentElement!; dock.contains(node); node = node.parentElement!) {
      const { position } = getComputedStyle(node);
      if (!loose || position !== 'static') found.push(node);
      loose = position === 'absolute' || (loose && position === 'static');
    }
    return found;
  };
  /** The part of a button that no ancestor cuts off; `by` hears of those that cut without scrolling. */
  const visible = (one: Element, by: (cut: Element) => void = () => {}): Edges => {
    let { left, top, right, bottom }: Edges = one.getBoundingClientRect();
    for (const node of around(one)) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const edge = node.getBoundingClientRect();
      if (overflowX === 'hidden' && (left < edge.left - 1 || right > edge.right + 1)) by(node);
      if (overflowY === 'hidden' && (top < edge.top - 1 || bottom > edge.bottom + 1)) by(node);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  /** Scrolls as a finger can, innermost part first: `scrollIntoView` also scrolls what only cuts. */
  const reach = (one: Element) => {
    for (const node of around(one)) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const edge = node.getBoundingClientRect();
      const box = one.getBoundingClientRect();
      if (overflowY === 'auto') node.scrollTop += (box.top + box.bottom - edge.top - edge.bottom) / 2;
      if (overflowX === 'auto') node.scrollLeft += (box.left + box.right - edge.left - edge.right) / 2;
    }
  };
  const buttons = [...dock.querySelectorAll<HTMLElement>('button')].filter((one) => one.offsetWidth > 0);
  const parts = [dock, ...dock.querySelectorAll('*')];
  const scrolled = parts.map((node) => [node, node.scrollTop, node.scrollLeft] as const);
  const wrong = buttons.flatMap((one) => {
    const found: string[] = [];
    reach(one);
    const answers = one.matches('.dock-bar button:not(.chip)');
    const { left, top, right, bottom } = visible(one, (cut) => {
      if (answers) found.push(`"${one.textContent}" is cut off by ${cut.className}`);
    });
    const { width, height } = one.getBoundingClientRect();
    // Names of cards and the chips of what is paid may be longer than the line in which they stand.
    const least = answers ? Number.POSITIVE_INFINITY : LINE;
    if (right - left < Math.min(least, width - 2) || bottom - top < Math.min(least, height - 2))
      found.push(`"${one.textContent}" shows ${right - left} by ${bottom - top} of ${width} by ${height}`);
    for (const other of buttons) {
      const box = visible(other);
      if (
        other !== one &&
        Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
        Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2
      )
        found.push(`"${one.textContent}" and "${other.textContent}" overlap`);
    }
    const shortened = !answers && getComputedStyle(one).textOverflow === 'ellipsis';
    if (one.scrollWidth > one.clientWidth + 1 && !shortened) found.push(`"${one.textContent}" is cut`);
    return found;
  });
  for (const [node, y, x] of scrolled) [node.scrollTop, node.scrollLeft] = [y, x];
  return wrong;
}
