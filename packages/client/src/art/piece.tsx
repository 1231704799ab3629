import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import type { PictureProps } from './picture.tsx';

/** A drawn piece, `size` pixels high and `wide` times as wide. */
export const Piece = ({
  size = 28,
  wide = 1,
  box = '0 0 24 24',
  ...drawn
}: PictureProps & { readonly box?: string; readonly wide?: number; readonly children: ReactNode }) => (
  <Drawing
    box={box}
    width={size * wide}
    height={size}
    strokeLinejoin="round"
    strokeLinecap="round"
    overflow="visible"
    {...drawn}
  />
);
