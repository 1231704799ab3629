import { useEffect, useRef } from 'react';

const NARROW = '(max-width: 699px)';

/** On a phone, where a dialog is a page of its own, the browser's way back closes it instead of leaving the match. */
export function useBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || !matchMedia(NARROW).matches) return;
    let here = false;
    let stands = true;
    // Not at once: React's strict mode opens everything twice, and a step once taken is slow to take back. But before anybody
    // sees what has opened: the way back would lead out of the match.
    queueMicrotask(() => {
      if (!stands) return;
      here = true;
      history.pushState({ dialog: true }, '');
    });
    const back = () => {
      here = false;
      close.current();
    };
    addEventListener('popstate', back);
    return () => {
      stands = false;
      removeEventListener('popstate', back);
      // Closed in another way: the step for it goes too, unless one has gone on to another page.
      if (here && history.state?.dialog === true) history.back();
    };
  }, [open]);
}
