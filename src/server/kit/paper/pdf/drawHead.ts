import type { PaperPage } from '#contract/kit/paper.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import type { School } from '../../../platform/settings.ts';
import { drawLines, fitted } from '../inLines.ts';
import { COLOUR, MARGIN, widthOf, type Paper, type TextStyle } from '../paper.ts';
import type { PaperPrint } from './paperPrint.ts';

const QR = 76;
const PHOTOGRAPH = { width: 64, height: 76 };
export const CREST = { width: 34, height: 38 };
const GAP = 10;
const TOP = MARGIN - 18;

/** The shield of `public/icon.svg`, 40 by 44. */
const SHIELD = 'M2 2h36v22c0 9-8 15-18 19C10 39 2 33 2 24z';
const LETTER = 'M12 14l8 6 8-6v14';

/** The college, what the paper is, whose, and the code that proves it. */
export function drawHead(paper: Paper, page: PaperPage, { school, photograph, printedAt }: PaperPrint): void {
  const { title, office, holder, number, issuedAt, verification } = page;
  drawBand(paper);
  drawCrest(paper);
  const x = MARGIN + CREST.width + GAP;
  const width = widthOf(paper) - CREST.width - QR - 2 * GAP - (photograph ? PHOTOGRAPH.width + GAP : 0);
  paper.y = TOP;
  line(paper, school.name, { size: 15, bold: true, colour: COLOUR.green }, x, width);
  line(paper, [office, school.phone, school.email].filter(Boolean).join('  ·  '), FAINT, x, width);
  line(paper, title, { size: 12.5, bold: true }, x, width, 5);
  line(paper, holder, { size: 10.5 }, x, width, 2);
  line(
    paper,
    `Number ${number}  ·  issued ${displayDate(issuedAt)}  ·  printed ${displayMoment(printedAt.toISOString())}`,
    FAINT,
    x,
    width,
    2,
  );
  const below = paper.y;
  if (photograph) drawPhotograph(paper, photograph);
  paper
    .save()
    .translate(MARGIN + widthOf(paper) - QR, TOP)
    .scale(QR / verification.qrSize)
    .path(verification.qrPath)
    .fill(COLOUR.ink)
    .restore();
  paper.y = Math.max(below, TOP + QR) + 2;
  const proof = fitted(paper, `Is it genuine? Scan the code, or open ${verification.url}`, FAINT, widthOf(paper));
  drawLines(paper, proof, { x: MARGIN, y: paper.y, link: verification.url });
  paper
    .lineWidth(1)
    .moveTo(MARGIN, paper.y + 3)
    .lineTo(MARGIN + widthOf(paper), paper.y + 3)
    .stroke(COLOUR.green);
  paper.y += 9;
}

/** Of each further page of a table, where no code has to stand. */
export function drawRunningHead(
  paper: Paper,
  { title, holder, number }: Pick<PaperPage, 'title' | 'holder' | 'number'>,
  school: School,
): void {
  drawBand(paper);
  drawCrest(paper);
  const x = MARGIN + CREST.width + GAP;
  const width = widthOf(paper) - CREST.width - GAP;
  paper.y = TOP;
  line(paper, school.name, { size: 13, bold: true, colour: COLOUR.green }, x, width);
  line(paper, `${title}  ·  ${holder}`, { size: 10, bold: true }, x, width);
  line(paper, `Number ${number}`, FAINT, x, width);
  paper.y = Math.max(paper.y, TOP + CREST.height) + 8;
}

const FAINT: TextStyle = { size: 8, colour: COLOUR.faint };

const line = (paper: Paper, text: string, style: TextStyle, x: number, width: number, above = 0): void =>
  drawLines(paper, fitted(paper, text, style, width), { x, y: paper.y + above });

const drawBand = (paper: Paper): void => void paper.rect(0, 0, paper.page.width, 8).fill(COLOUR.green);

/** At the left of a head, from its top. */
export function drawCrest(paper: Paper, top = TOP): void {
  paper
    .save()
    .translate(MARGIN, top)
    .scale(CREST.width / 40)
    .path(SHIELD)
    .fill(COLOUR.green)
    .path(LETTER)
    .lineWidth(3)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#e9d9b4')
    .restore();
}

function drawPhotograph(paper: Paper, photograph: Buffer): void {
  const { width, height } = PHOTOGRAPH;
  const x = MARGIN + widthOf(paper) - QR - GAP - width;
  paper.save().rect(x, TOP, width, height).clip();
  paper.image(photograph, x, TOP, { cover: [width, height], align: 'center', valign: 'center' }).restore();
  paper.lineWidth(0.75).rect(x, TOP, width, height).stroke(COLOUR.line);
}
