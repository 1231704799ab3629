import './pictures.generated.css';
import { memo } from 'react';
import { Drawing } from '../drawing.tsx';
import { Picture } from '../picture.tsx';
import { type Day, EmblemMark } from './emblem-mark.tsx';

export interface EmblemProps {
  readonly day: Day;
  readonly size?: number;
  readonly label?: string;
  /** Shows a medal in the colour of the day instead of the bare sign. */
  readonly medal?: boolean;
  readonly className?: string;
}

export const Emblem = memo(function Emblem({ day, size = 20, label, medal = false, className }: EmblemProps) {
  const drawn = { label, className };
  if (medal) return <Picture name={`medal-${day}`} size={size} {...drawn} />;
  return (
    <Drawing box="-1 -1 22 22" width={size} height={size} overflow="visible" {...drawn}>
      <EmblemMark day={day} colour="currentColor" />
    </Drawing>
  );
});
