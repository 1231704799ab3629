import './pictures.generated.css';
import { Picture, type PictureProps } from '../picture.tsx';
import type { Day } from './emblem-mark.tsx';

interface DayProps extends PictureProps {
  readonly day: Day;
}
/** A top-hatted bust. */
export const Agent = ({ day, ...piece }: DayProps) => <Picture name={`agent-${day}`} {...piece} />;
/** An influence cube. */
export const Cube = ({ day, ...piece }: DayProps) => <Picture name={`cube-${day}`} {...piece} />;
/** The disc that moves along the points track. */
export const PointsDisc = ({ day, ...piece }: DayProps) => <Picture name={`disc-${day}`} {...piece} />;
export const Zombie = (piece: PictureProps) => <Picture name="zombie" {...piece} />;
