import './qr-code.css';
import { t } from '@gaslamp/words/text';
import { useMemo } from 'react';
import { qrCode } from '../../art/qr.ts';

/** Width of the light border that scanners need, in modules. */
const QUIET = 4;

/** A link as a QR code, dark on light in every theme. Nothing for a text that is too long for one. */
export function QrCode({ text }: { text: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (code === null) return null;
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return (
    <svg className="qr-code" role="img" aria-label={t('invite.qrOf')} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={dark.join('')} />
    </svg>
  );
}
