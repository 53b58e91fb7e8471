/** PDFKit's own reader of fonts has no types. */
declare module 'fontkit' {
  interface Run {
    readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[];
    readonly positions: readonly { readonly xOffset: number; readonly yOffset: number }[];
  }

  export interface Font {
    layout(text: string, ...options: readonly unknown[]): Run;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly id: number };
    createSubset(): { includeGlyph(id: number): number; encode(): Uint8Array };
  }

  export function create(bytes: Buffer): Font;
}
