import './qr-code.css';
import { t } from '@gaslamp/words/text';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Width of the light border that scanners need, in modules. */
const QUIET = 4;

/** A link as a QR code, dark on light in every theme. */
export function QrCode({ text }: { text: string }) {
  const { data: code } = useMemo(() => encode(text, { ecc: 'M', border: 0 }), [text]);
  const size = code.length + 2 * QUIET;
  const dark = code.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return (
    <svg className="qr-code" role="img" aria-label={t('invite.qrOf')} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" shapeRendering="crispEdges" d={dark.join('')} />
    </svg>
  );
}
