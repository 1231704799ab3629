// Source of the pictures of Sanity tokens (scripts/pictures.mts); no page draws it.
import { Drawing } from '../../../art/drawing.tsx';
import { pieceGlyphs } from '../../../art/emerald/glyphs-pieces.ts';

const CRACK = 'M12.6 1.5L10.6 7l3.6 3.4-4.2 4.4 2.2 3-1.2 4.7';

/** A Sanity token: a burning lamp, or a cracked coin if lost. */
export const SanityDrawing = ({ lost = false }: { readonly lost?: boolean }) => (
  <Drawing box="0 0 24 24" strokeLinejoin="round" strokeLinecap="round">
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
          <path d={pieceGlyphs.sanity.fill} fill="currentColor" />
          <path d={pieceGlyphs.sanity.cut} fill="var(--brass)" />
        </g>
      </g>
    )}
  </Drawing>
);
