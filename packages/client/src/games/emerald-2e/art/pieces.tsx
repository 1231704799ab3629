// Pieces that only this edition has.
import './pictures.generated.css';
import { memo } from 'react';
import { pieceGlyphs } from '../../../art/emerald/glyphs-pieces.ts';
import { Picture, type PictureProps } from '../../../art/picture.tsx';
import { Piece } from '../../../art/piece.tsx';

/** A Sanity token: a burning lamp, or a cracked coin if lost. */
export const SanityToken = ({ lost = false, ...piece }: PictureProps & { readonly lost?: boolean }) => (
  <Picture name={lost ? 'sanity-lost' : 'sanity'} {...piece} />
);

export const DieFace = memo(function DieFace({ face, ...piece }: PictureProps & { readonly face: 'sane' | 'insane' }) {
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
          <path d={pieceGlyphs.sanity.fill} fill="var(--card-ink)" />
          <path d={pieceGlyphs.sanity.cut} fill="var(--card-paper)" />
        </g>
      ) : (
        <g transform="translate(4.1 3.9) scale(0.65)">
          <path d={pieceGlyphs.insanity.line} fill="none" stroke="var(--frame-horror)" strokeWidth={2.8} />
        </g>
      )}
    </Piece>
  );
});

const WHEELS = [6.5, 13.5, 20.5];

/** A locomotive on the railway of its side: under the crown, or under the pennant. */
export const TrackMarker = memo(function TrackMarker({
  side,
  ...piece
}: PictureProps & { readonly side: 'loyalist' | 'restorationist' }) {
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
});

/** The back of a royalty token. */
export const RoyaltyToken = memo(function RoyaltyToken(piece: PictureProps) {
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
        <path d={pieceGlyphs.royalty.fill} fill="var(--on-frame)" />
        <path d={pieceGlyphs.royalty.cut} fill="var(--frame-royalty)" />
      </g>
    </Piece>
  );
});
