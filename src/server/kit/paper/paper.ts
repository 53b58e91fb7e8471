import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { placeMarks } from './placeMarks.ts';

export type Paper = PDFKit.PDFDocument;

/** Everything is in points; an A4 page is 595 by 842. */
export const MARGIN = 42;
const FOOT = 46;
/** Only the footer is drawn below. */
export const BOTTOM = 842 - FOOT;
export const WIDTH = 595.28 - 2 * MARGIN;

/** Of the page that is drawn now, where papers of several sizes are drawn by one function. */
export const widthOf = ({ page }: Paper): number => page.width - 2 * MARGIN;
export const bottomOf = ({ page }: Paper): number => page.height - FOOT;

export type PageFormat = 'A4' | 'A3-landscape';
const FORMATS = {
  A4: { size: 'A4', layout: 'portrait' },
  'A3-landscape': { size: 'A3', layout: 'landscape' },
} as const satisfies Record<PageFormat, object>;

export const COLOUR = { green: '#0b5d3b', soft: '#e7f1ec', ink: '#1f2421', faint: '#55605a', line: '#d9d5cc' } as const;

/** Each font is opened once: reading its tables anew took half of each PDF. PDFKit's types lack an opened font. */
const font = (file: string) =>
  placeMarks(
    create(readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`))),
  ) as unknown as Buffer;

/** DejaVu has the letters of Nigeria's languages and the Naira sign; the fonts that every PDF reader has do not. */
const FONTS = { plain: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') };

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
}

/**
 * A streamed paper lets go of each page as the next begins; of others, pages can be gone back to. A tagged one says what is a heading and
 * in which order it is read: whoever draws it gives each part its structure.
 */
export function createPdf(
  info: PDFKit.DocumentInfo,
  isStreamed = false,
  format: PageFormat = 'A4',
  isTagged = false,
): Paper {
  const paper = new PDFDocument({
    ...FORMATS[format],
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    info,
    lang: 'en-NG',
    displayTitle: true,
    ...(isTagged && { tagged: true, pdfVersion: '1.7' }),
    bufferPages: !isStreamed,
  });
  paper.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold);
  return paper;
}

/** Sets the current style, so it must be called before measuring and before writing. */
export function useStyle(paper: Paper, { size, bold = false, colour = COLOUR.ink }: TextStyle): Paper {
  return paper
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colour);
}

export const heightOf = (paper: Paper, text: string, style: TextStyle, width: number): number =>
  useStyle(paper, style).heightOfString(text, { width });

export function keepTogether(paper: Paper, height: number): void {
  if (paper.y + height <= bottomOf(paper)) return;
  paper.addPage();
  paper.y = MARGIN;
}
