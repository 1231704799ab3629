import { Drawing } from '../../drawing.tsx';

export interface CartoucheProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly className?: string;
}

/** The map's name on a scroll. */
export function Cartouche({ title, subtitle, className }: CartoucheProps) {
  return (
    <Drawing box="-111 -31 222 62" className={className} stroke="var(--board-coast)" fill="var(--board-panel)">
      <path
        d="M-96-30H96q2 10 14 12q-9 7-9 18t9 18q-12 2-14 12H-96q-2-10-14-12q9-7 9-18t-9-18q12-2 14-12Z"
        strokeWidth="1.5"
      />
      <path
        d="M-91-25.5H91q3 8 10 10q-5 7-5 15.5t5 15.5q-7 2-10 10H-91q-3-8-10-10q5-7 5-15.5t-5-15.5q7-2 10-10Z"
        fill="none"
        strokeWidth="0.7"
      />
      <text
        textAnchor="middle"
        y={subtitle ? 2 : 7}
        fill="var(--text)"
        stroke="none"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="20"
      >
        {title}
      </text>
      {subtitle && (
        <text
          textAnchor="middle"
          y="18"
          fill="var(--muted)"
          stroke="none"
          fontFamily="var(--font-text)"
          fontStyle="italic"
          fontSize="13"
        >
          {subtitle}
        </text>
      )}
    </Drawing>
  );
}
