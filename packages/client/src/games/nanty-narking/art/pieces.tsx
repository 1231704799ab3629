import { memo } from 'react';
import type { PictureProps } from '../../../art/picture.tsx';
import { Piece } from '../../../art/piece.tsx';
import { type Colour, ColourMark } from './emblems.tsx';

const colourOf = (colour: Colour) => ({ fill: `var(--${colour})`, stroke: 'var(--piece-line)', strokeWidth: 1 });

/** A top-hatted bust with the player's sign on the cape. */
export const LondonAgent = memo(function LondonAgent({ colour, ...piece }: PictureProps & { readonly colour: Colour }) {
  return (
    <Piece {...piece}>
      <path
        {...colourOf(colour)}
        d="M8 .7h8l-.3 6.2h2.6v1.9h-2.5c0 1.5-.5 2.6-1.4 3.4 4.7.7 8 3.5 8.5 7.8l.3 3.3H.8l.3-3.3c.5-4.3 3.8-7.1 8.5-7.8-.9-.8-1.4-1.9-1.4-3.4H5.7V6.9h2.6Z"
      />
      <path d="M8.6 5h6.8" fill="none" stroke={`var(--on-${colour})`} />
      <ColourMark colour={colour} at="translate(12 17.9) scale(0.48)" />
    </Piece>
  );
});

/** A gabled house with the player's sign over the door. */
export const House = memo(function House({ colour, ...piece }: PictureProps & { readonly colour: Colour }) {
  return (
    <Piece {...piece}>
      <path {...colourOf(colour)} d="M12 .8l10.6 8.4-1.3 1.8-.7-.5V23.3H3.4V10.5l-.7.5-1.3-1.8L5 6.3V2h2.8v2.1Z" />
      <path d="M2.7 10.5L12 3.2l9.3 7.3" fill="none" stroke={`var(--on-${colour})`} strokeWidth={0.9} />
      <ColourMark colour={colour} at="translate(12 15.8) scale(0.56)" />
    </Piece>
  );
});

/** An empty building lot. */
export const Lot = memo(function Lot(piece: PictureProps) {
  return (
    <Piece {...piece}>
      <path
        d="M12 2.5l9.3 7.3M12 2.5L2.7 9.8M4.5 9v13.5h15V9"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.3}
        strokeDasharray="2.2 2.2"
      />
    </Piece>
  );
});

/** A New Citizen: a stranger under an umbrella. */
export const Citizen = memo(function Citizen(piece: PictureProps) {
  return (
    <Piece {...piece}>
      <g fill="var(--citizen)" stroke="var(--piece-line)" strokeWidth={0.9}>
        <path d="M12 .8C17.5.8 22 4.3 22.6 8.8c-1.4-1-3-1-4.2 0-1.3-1.2-3-1.2-4.3 0-1.3-1-2.9-1-4.2 0-1.3-1.2-3-1.2-4.3 0-1.2-1-2.8-1-4.2 0C2 4.3 6.5.8 12 .8Z" />
        <circle cx={10.5} cy={12.6} r={2.9} />
        <path d="M4.2 23.3c0-4.8 2.2-7.3 6.3-7.3s6.3 2.5 6.3 7.3Z" />
      </g>
      <path d="M15.8 8.8v9.4" fill="none" stroke="var(--piece-line)" strokeWidth={1.6} />
    </Piece>
  );
});

/** A grenadier in his bearskin. */
export const Grenadier = memo(function Grenadier(piece: PictureProps) {
  return (
    <Piece {...piece}>
      <path
        d="M5.2 23.3l.7-5.2c.3-2 2.6-3.2 6.1-3.2s5.8 1.2 6.1 3.2l.7 5.2Z"
        fill="var(--grenadier)"
        stroke="var(--piece-line)"
      />
      <path
        d="M8.8 12.4h6.4v1.8c0 1.5-1.4 2.6-3.2 2.6s-3.2-1.1-3.2-2.6Z"
        fill="var(--card-paper)"
        stroke="var(--piece-line)"
        strokeWidth={0.8}
      />
      <path
        d="M6.6 12.8C5.6 6.4 7.2.8 12 .8s6.4 5.6 5.4 12c-1.5-.9-3.3-1.3-5.4-1.3s-3.9.4-5.4 1.3Z"
        fill="var(--bearskin)"
        stroke="var(--piece-line)"
      />
      <path d="M12 17.8v5M9.6 19.2h.1M14.3 19.2h.1" fill="none" stroke="var(--on-grenadier)" strokeWidth={1.4} />
    </Piece>
  );
});

/** Trouble: a street lantern, smashed. */
export const Trouble = memo(function Trouble(piece: PictureProps) {
  return (
    <Piece {...piece}>
      <path
        d="M10.6.8h2.8v2.4h3l2.4 3.6-.6.4L16 19H8L5.8 7.2l-.6-.4 2.4-3.6h3ZM9.2 20h5.6v3.2H9.2Z"
        fill="var(--trouble)"
        stroke="var(--piece-line)"
      />
      <path
        d="M12.8 6.4l-2.4 4 3.8 1.6-2.7 6M10.4 10.4l-2.8-.8M14.2 12l2.2-1.4"
        fill="none"
        stroke="var(--on-trouble)"
        strokeWidth={1.5}
      />
    </Piece>
  );
});

/** The twelve-sided die with its result. */
export const TwelveSided = memo(function TwelveSided({
  face,
  ...piece
}: PictureProps & { readonly face: number | '' }) {
  return (
    <Piece {...piece}>
      <path
        d="M12 .8l8.8 2.9 2.4 8.3-4.6 8.2L12 23.2l-6.6-3L.8 12l2.4-8.3Z"
        fill="var(--card-paper)"
        stroke="var(--card-ink)"
      />
      <path
        d="M12 3.4l8.3 6L17.1 19H6.9L3.7 9.4ZM12 .8v2.6M20.3 9.4l2.9 2.6M17.1 19l1.5 1.2M6.9 19l-1.5 1.2M3.7 9.4L.8 12"
        fill="none"
        stroke="var(--card-line)"
        strokeWidth={0.8}
      />
      <text
        x={12}
        y={15.8}
        fontSize={Number(face) > 9 ? 10 : 11.5}
        fontWeight={700}
        textAnchor="middle"
        fill="var(--card-ink)"
        fontFamily="var(--font-display)"
      >
        {face}
      </text>
    </Piece>
  );
});
