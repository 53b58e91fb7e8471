import type { Font } from 'fontkit';

/** Letters that Unicode has no single sign for, with their marks: Ẹ̀. */
const MARKED = /\P{M}\p{M}+/gu;

/**
 * DejaVu says where a mark stands on E, but not where on Ẹ: the grave of Ẹ̀ would be drawn through the letter. Such letters are
 * laid out from their parts. A glyph is read back as the sign by which it was first fetched, so each part is fetched by its own.
 */
export function placeMarks(font: Font): Font {
  const layout = font.layout.bind(font);
  font.layout = (text, ...options) =>
    layout(
      text.replace(MARKED, (letter) => {
        const parts = letter.normalize('NFD');
        for (const part of parts) font.glyphForCodePoint(part.codePointAt(0)!);
        return parts;
      }),
      ...options,
    );
  return font;
}
