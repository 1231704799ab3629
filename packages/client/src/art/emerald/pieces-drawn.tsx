// Source drawings for the pictures of pieces (scripts/pictures.mts). No page renders them.
import type { ReactNode } from 'react';
import { Drawing } from '../drawing.tsx';
import { type Day, EmblemMark } from './emblem-mark.tsx';
import { pieceGlyphs } from './glyphs-pieces.ts';

const Piece = ({ children }: { children: ReactNode }) => (
  <Drawing box="0 0 24 24" strokeLinejoin="round" strokeLinecap="round">
    {children}
  </Drawing>
);

const colour = (day: Day) => ({ fill: `var(--${day})`, stroke: 'var(--piece-line)', strokeWidth: 1 });

/** A top-hatted bust; the cape is broad so that the emblem stays readable. */
export const AgentDrawing = ({ day }: { readonly day: Day }) => (
  <Piece>
    <path
      {...colour(day)}
      d="M8 .7h8l-.3 6.2h2.6v1.9h-2.5c0 1.5-.5 2.6-1.4 3.4 4.7.7 8 3.5 8.5 7.8l.3 3.3H.8l.3-3.3c.5-4.3 3.8-7.1 8.5-7.8-.9-.8-1.4-1.9-1.4-3.4H5.7V6.9h2.6Z"
    />
    <path d="M8.6 5h6.8" fill="none" stroke={`var(--on-${day})`} strokeWidth={1} />
    <EmblemMark day={day} at="translate(12 17.7) scale(0.51)" weight={3.3} />
  </Piece>
);

/** An influence cube: the emblem on its face. */
export const CubeDrawing = ({ day }: { readonly day: Day }) => (
  <Piece>
    <path {...colour(day)} d="M1 6L5.4 1.2H22.8V18L18.3 22.8H1Z" />
    <path d="M1.5 5.9L5.6 1.7H22.3L18.2 5.9Z" fill="#fff" fillOpacity={0.3} />
    <path d="M22.3 2L18.4 6V22.2L22.3 17.9Z" fill="#000" fillOpacity={0.3} />
    <path d="M1 6H18.3V22.8M18.3 6L22.8 1.2" fill="none" stroke="var(--piece-line)" strokeWidth={0.8} />
    <EmblemMark day={day} at="translate(9.7 14.4) scale(0.66)" weight={3.2} />
  </Piece>
);

export const ZombieDrawing = () => (
  <Piece>
    <path d={pieceGlyphs.zombie.fill} fill="var(--zombie)" stroke="var(--piece-line)" strokeWidth={1} />
    <path d={pieceGlyphs.zombie.cut} fill="var(--on-zombie)" />
    <path d="M6.6 17.5l1.3-2.7M7.9 18.3l1.5-3.2M10.3 11.6l1.6-.6" fill="none" stroke="var(--on-zombie)" />
  </Piece>
);

/** The disc that moves along the points track. */
export const PointsDiscDrawing = ({ day }: { readonly day: Day }) => (
  <Piece>
    <ellipse cx={12} cy={14} rx={11} ry={9} {...colour(day)} />
    <ellipse cx={12} cy={10.5} rx={11} ry={9} {...colour(day)} />
    <ellipse cx={12} cy={10.5} rx={9} ry={7.1} fill="none" stroke={`var(--on-${day})`} strokeWidth={0.6} />
    <EmblemMark day={day} at="translate(12 10.5) scale(0.56 0.48)" weight={3} />
  </Piece>
);
