// The parts of untyped libraries that the scripts use.
declare module 'opentype.js' {
  namespace opentype {
    class Path {
      moveTo(x: number, y: number): void;
      lineTo(x: number, y: number): void;
      quadTo(x1: number, y1: number, x: number, y: number): void;
      curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
      close(): void;
    }
    class Glyph {
      constructor(options: { name: string; unicode?: number | undefined; advanceWidth: number; path: Path });
      readonly unicode: number | undefined;
    }
    class Font {
      constructor(options: {
        familyName: string;
        styleName: string;
        unitsPerEm: number;
        ascender: number;
        descender: number;
        createdTimestamp: number;
        glyphs: readonly Glyph[];
      });
      toArrayBuffer(): ArrayBuffer;
    }
  }
  export default opentype;
}

declare module 'pathkit-wasm' {
  export interface SkPath {
    op(other: SkPath, op: number): SkPath;
    stroke(options: { width: number; join: number; cap: number }): SkPath;
    simplify(): SkPath;
    /** Takes the matrix row by row. */
    transform(...matrix: readonly number[]): SkPath;
    toSVGString(): string;
  }
  interface PathKit {
    readonly PathOp: { readonly UNION: number };
    readonly StrokeJoin: { readonly ROUND: number };
    readonly StrokeCap: { readonly ROUND: number };
    NewPath(): SkPath;
    FromSVGString(path: string): SkPath;
  }
  export default function open(options: { wasmBinary: Uint8Array }): Promise<PathKit>;
}

declare module 'subset-font' {
  export default function subset(font: Buffer, letters: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
