import type { ReactNode } from 'react';
import { Drawing } from '../drawing.tsx';
import { type Day, EmblemMark } from './emblems.tsx';
import { gameGlyphs } from './glyphs.ts';

interface PieceProps {
  /** Height in pixels, from 14 up. */
  readonly size?: number;
  readonly label?: string;
  readonly className?: string;
}

function Piece({
  size = 28,
  label,
  className,
  box = '0 0 24 24',
  wide = 1,
  children,
}: PieceProps & { readonly box?: string; readonly wide?: number; readonly children: ReactNode }) {
  return (
    <Drawing
      box={box}
      label={label}
      className={className}
      width={size * wide}
      height={size}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </Drawing>
  );
}

const colour = (day: Day) => ({ fill: `var(--${day})`, stroke: 'var(--piece-line)', strokeWidth: 1 });
const on = (day: Day) => ({ color: `var(--on-${day})` });

/** A top-hatted bust; the cape is broad so that the emblem stays readable. */
export function Agent({ day, ...piece }: PieceProps & { readonly day: Day }) {
  return (
    <Piece {...piece}>
      <path
        {...colour(day)}
        d="M8 .7h8l-.3 6.2h2.6v1.9h-2.5c0 1.5-.5 2.6-1.4 3.4 4.7.7 8 3.5 8.5 7.8l.3 3.3H.8l.3-3.3c.5-4.3 3.8-7.1 8.5-7.8-.9-.8-1.4-1.9-1.4-3.4H5.7V6.9h2.6Z"
      />
      <path d="M8.6 5h6.8" fill="none" stroke={`var(--on-${day})`} strokeWidth={1} />
      <g transform="translate(12 17.7) scale(0.51)" style={on(day)}>
        <EmblemMark day={day} weight={3.3} />
      </g>
    </Piece>
  );
}

/** An influence cube: the emblem on its face. */
export function Cube({ day, ...piece }: PieceProps & { readonly day: Day }) {
  return (
    <Piece {...piece}>
      <path {...colour(day)} d="M1 6L5.4 1.2H22.8V18L18.3 22.8H1Z" />
      <path d="M1.5 5.9L5.6 1.7H22.3L18.2 5.9Z" fill="#fff" opacity={0.3} />
      <path d="M22.3 2L18.4 6V22.2L22.3 17.9Z" fill="#000" opacity={0.3} />
      <path d="M1 6H18.3V22.8M18.3 6L22.8 1.2" fill="none" stroke="var(--piece-line)" strokeWidth={0.8} />
      <g transform="translate(9.7 14.4) scale(0.66)" style={on(day)}>
        <EmblemMark day={day} weight={3.2} />
      </g>
    </Piece>
  );
}

export function Zombie(piece: PieceProps) {
  return (
    <Piece {...piece}>
      <path d={gameGlyphs.zombie.fill} fill="var(--zombie)" stroke="var(--piece-line)" strokeWidth={1} />
      <path d={gameGlyphs.zombie.cut} fill="var(--on-zombie)" />
      <path d="M6.6 17.5l1.3-2.7M7.9 18.3l1.5-3.2M10.3 11.6l1.6-.6" fill="none" stroke="var(--on-zombie)" />
    </Piece>
  );
}

const CRACK = 'M12.6 1.5L10.6 7l3.6 3.4-4.2 4.4 2.2 3-1.2 4.7';

/** A mind: the lamp burns, or the coin is cracked. */
export function SanityToken({ lost = false, ...piece }: PieceProps & { readonly lost?: boolean }) {
  return (
    <Piece {...piece}>
      <circle
        cx={12}
        cy={12}
        r={11}
        fill={lost ? 'none' : 'var(--brass)'}
        stroke={lost ? 'var(--muted)' : 'var(--piece-line)'}
        strokeDasharray={lost ? '2 2' : undefined}
      />
      {lost ? (
        <path d={CRACK} fill="none" stroke="var(--muted)" strokeWidth={1.5} />
      ) : (
        <g style={{ color: 'var(--card-ink)' }}>
          <circle cx={12} cy={12} r={9} fill="none" stroke="currentColor" strokeWidth={0.7} />
          <g transform="translate(4.2 3.7) scale(0.65)">
            <path d={gameGlyphs.sanity.fill} fill="currentColor" />
            <path d={gameGlyphs.sanity.cut} fill="var(--brass)" />
          </g>
        </g>
      )}
    </Piece>
  );
}

export function DieFace({ face, ...piece }: PieceProps & { readonly face: 'sane' | 'insane' }) {
  return (
    <Piece {...piece}>
      <rect
        x={1}
        y={1}
        width={22}
        height={22}
        rx={3.5}
        fill="var(--card-paper)"
        stroke="var(--card-ink)"
        strokeWidth={1.2}
      />
      <rect x={3} y={3} width={18} height={18} rx={2} fill="none" stroke="var(--card-line)" strokeWidth={0.7} />
      {face === 'sane' ? (
        <g transform="translate(4.6 4.3) scale(0.62)">
          <path d={gameGlyphs.sanity.fill} fill="var(--card-ink)" />
          <path d={gameGlyphs.sanity.cut} fill="var(--card-paper)" />
        </g>
      ) : (
        <g transform="translate(4.1 3.9) scale(0.65)">
          <path d={gameGlyphs.insanity.line} fill="none" stroke="var(--frame-horror)" strokeWidth={2.8} />
        </g>
      )}
    </Piece>
  );
}

const WHEELS = [6.5, 13.5, 20.5];

/** A locomotive on the railway of its side: under the crown, or under the pennant. */
export function TrackMarker({ side, ...piece }: PieceProps & { readonly side: 'loyalist' | 'restorationist' }) {
  const fill = `var(--${side})`;
  return (
    <Piece {...piece} box="0 0 32 24" wide={32 / 24}>
      <g fill={fill} stroke="var(--piece-line)" strokeWidth={1}>
        {side === 'loyalist' ? (
          <path d="M2.5 1l2.2 1.5L7 .4l2.3 2.1L11.5 1l-.7 4.5H3.2Z" />
        ) : (
          <path d="M3.5.5h1.6v5H3.5ZM5.5.7h7.5L11.5 2.8 13 4.9H5.5Z" />
        )}
        <path d="M1.5 6h11v4h9V6.5H20V4.5h6v2h-1.5V10c3.5 0 5 2 5 4.5V18l2 4h-5l-1.5-3H1.5Z" />
        <path d="M4 8.2h5.5v4H4Z" fill="var(--card-paper)" strokeWidth={0.8} />
        {WHEELS.map((x) => (
          <circle key={x} cx={x} cy={19.5} r={3.4} />
        ))}
      </g>
      <path d="M6.5 19.5h14" stroke="var(--card-paper)" strokeWidth={1.2} />
    </Piece>
  );
}

/** The back of a royalty token: nobody sees who sleeps under the crown. */
export function RoyaltyToken(piece: PieceProps) {
  return (
    <Piece {...piece}>
      <circle cx={12} cy={12} r={11.2} fill="var(--frame-royalty)" stroke="var(--piece-line)" />
      <circle
        cx={12}
        cy={12}
        r={9.5}
        fill="none"
        stroke="var(--on-frame)"
        strokeWidth={0.7}
        strokeDasharray="0.6 1.2"
      />
      <g transform="translate(4.2 3.6) scale(0.65)">
        <path d={gameGlyphs.royalty.fill} fill="var(--on-frame)" />
        <path d={gameGlyphs.royalty.cut} fill="var(--frame-royalty)" />
      </g>
    </Piece>
  );
}

/** The disc that walks the points track. */
export function PointsDisc({ day, ...piece }: PieceProps & { readonly day: Day }) {
  return (
    <Piece {...piece}>
      <ellipse cx={12} cy={14} rx={11} ry={9} {...colour(day)} />
      <ellipse cx={12} cy={10.5} rx={11} ry={9} {...colour(day)} />
      <ellipse cx={12} cy={10.5} rx={9} ry={7.1} fill="none" stroke={`var(--on-${day})`} strokeWidth={0.6} />
      <g transform="translate(12 10.5) scale(0.56 0.48)" style={on(day)}>
        <EmblemMark day={day} weight={3} />
      </g>
    </Piece>
  );
}
