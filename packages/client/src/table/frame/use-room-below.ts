import { type RefObject, useLayoutEffect, useState } from 'react';

/** A window that shows the players beside the board (frame.css). */
const DESK = '(width >= 60em) and (height >= 40em) and (orientation: landscape)';
/** Height that the talk needs, in lines of text. */
const LINES = 13;

/** Returns true if the column of the players has room for the talk below their panels. */
export function useRoomBelow(column: RefObject<HTMLElement | null>): boolean {
  const [room, setRoom] = useState(false);
  useLayoutEffect(() => {
    const node = column.current;
    if (node === null) return;
    const panels = node.querySelectorAll(':scope > .player');
    const look = () => {
      const end = panels[panels.length - 1]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      const line = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const below = node.getBoundingClientRect().bottom - end + node.scrollTop;
      setRoom(matchMedia(DESK).matches && below > LINES * line);
    };
    const watch = new ResizeObserver(look);
    for (const one of [node, ...panels]) watch.observe(one);
    return () => watch.disconnect();
  }, [column]);
  return room;
}
