import { useEffect, useSyncExternalStore } from 'react';
import type { NotebookNow, NotebookSession } from './session.ts';

/**
 * Returns the notebook, and saves it when the page is left. `revision` is the latest that the server announced; while it is null
 * nothing is fetched.
 */
export function useSession(session: NotebookSession, revision: number | null): NotebookNow {
  const now = useSyncExternalStore(session.subscribe, session.get);
  useEffect(() => {
    if (revision !== null) session.hear(revision);
  }, [session, revision]);
  useEffect(() => {
    const flush = () => session.flush();
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [session]);
  return now;
}
