import { useEffect, useRef, useState } from 'react';

/** Says politely, to screen readers alone, what is given: each text once. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const last = useRef('');
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    // A short wait gathers what happens in one go.
    const timer = setTimeout(() => setSaid(text), 150);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="only-spoken" aria-live="polite" role="status">
      {said}
    </div>
  );
}
