import { useEffect, useRef } from 'react';

const NARROW = '(width < 43.75em)';

/** On a phone, where a dialog fills the page, the browser's back button closes it instead of leaving the match. */
export function useBack(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || !matchMedia(NARROW).matches) return;
    let here = false;
    let stands = true;
    // Deferred, because React's strict mode mounts twice and a history entry is slow to remove; but before the dialog is
    // painted, because until then the back button would leave the match.
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
      // If the dialog was closed in another way, its history entry is removed too, unless the user has gone on to another page.
      if (here && history.state?.dialog === true) history.back();
    };
  }, [open]);
}
