import { LondonMap } from './art/map.tsx';

/** London behind the sheets of the pages. */
export function Backdrop() {
  return <LondonMap cover />;
}
