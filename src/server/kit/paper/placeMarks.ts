import type { Font } from 'fontkit';

/** Letters that Unicode has no single sign for, with their marks: Ẹ̀. */
const MARKED = /\P{M}\p{M}+/gu;

/** Latin letters, and the marks that stand above and below them. */
const LATIN = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
] as const;

/**
 * DejaVu says where a mark stands on E, but not where on Ẹ: the grave of Ẹ̀ would be drawn through the letter. Such letters are
 * laid out from their parts.
 *
 * A glyph is read back from a PDF as the sign by which this font first fetched it. PDFKit fetches the parts of ọ, when it embeds ọ,
 * by no sign at all, and no later document would say them. So each is fetched by its own before any document is made.
 */
export function placeMarks(font: Font): Font {
  for (const [first, last] of LATIN)
    for (let sign: number = first; sign <= last; sign += 1)
      if (font.hasGlyphForCodePoint(sign)) font.glyphForCodePoint(sign);
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) =>
    layout(
      text.replace(MARKED, (letter) => letter.normalize('NFD')),
      ...options,
    );
  return font;
}
