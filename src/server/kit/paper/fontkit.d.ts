/** PDFKit's own reader of fonts has no types. */
declare module 'fontkit' {
  interface Run {
    readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[];
    readonly positions: readonly { readonly xOffset: number; readonly yOffset: number }[];
  }

  export interface Font {
    layout(text: string, ...options: readonly unknown[]): Run;
    glyphForCodePoint(codePoint: number): object;
  }

  export function create(bytes: Buffer): Font;
}
