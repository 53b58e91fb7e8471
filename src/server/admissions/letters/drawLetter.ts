import { buffer } from 'node:stream/consumers';
import type { Static } from 'typebox';
import type { Verification } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import type { School } from '../../platform/settings.ts';
import { drawFooters } from '../../kit/paper/footer.ts';
import {
  COLOUR,
  heightOf,
  keepTogether,
  MARGIN,
  createPdf,
  useStyle,
  WIDTH,
  type Paper,
  type TextStyle,
} from '../../kit/paper/paper.ts';
import { drawVerification } from '../../kit/paper/verification.ts';
import type { Letter } from './letter.ts';

interface LetterPrint {
  readonly school: School;
  readonly number: string;
  readonly issuedAt: Date;
  readonly printedAt: Date;
  readonly verification: Static<typeof Verification>;
}

const TEXT: TextStyle = { size: 10.5 };
const LABEL: TextStyle = { size: 9, colour: COLOUR.faint };
const LABEL_WIDTH = 130;
const NUMBER_WIDTH = 20;

/** The college's head, the person, the facts, the conditions and the registrar, with the code that proves it. */
export async function drawLetter(
  letter: Letter,
  { school, number, issuedAt, printedAt, verification }: LetterPrint,
): Promise<Buffer> {
  const paper = createPdf({
    Title: `${letter.title} – ${letter.fullName}`,
    Author: school.name,
    CreationDate: issuedAt,
  });
  drawHead(paper, school, number, issuedAt);
  useStyle(paper, TEXT).text(`Dear ${letter.fullName},`, MARGIN, paper.y + 14, { width: WIDTH });
  useStyle(paper, { size: 12.5, bold: true, colour: COLOUR.green })
    .text(letter.title.toUpperCase(), { width: WIDTH })
    .moveDown(0.6);
  for (const [label, value] of letter.facts) drawFact(paper, label, value);
  useStyle(paper, TEXT)
    .text(letter.opening, MARGIN, paper.y + 8, { width: WIDTH, lineGap: 2 })
    .moveDown(0.6);
  letter.conditions.forEach((condition, index) => drawCondition(paper, index + 1, condition));
  drawSignature(paper, school);
  drawVerification(paper, {
    verification,
    printedAt,
    question: 'Is this letter genuine?',
    answer:
      'Scan the code or open its address: the college answers with initials, programme, session, and whether the letter holds, was amended or revoked.',
  });
  drawFooters(paper, `${school.name}  ·  ${letter.title}  ·  ${number}  ·  ${letter.fullName}`);
  paper.end();
  return buffer(paper);
}

function drawHead(paper: Paper, school: School, number: string, issuedAt: Date): void {
  paper.rect(0, 0, paper.page.width, 8).fill(COLOUR.green);
  useStyle(paper, { size: 17, bold: true, colour: COLOUR.green }).text(school.name, MARGIN, MARGIN - 8, {
    width: WIDTH,
  });
  useStyle(paper, { size: 9, colour: COLOUR.faint }).text(`Admissions Office  ·  ${school.phone}  ·  ${school.email}`, {
    width: WIDTH,
  });
  useStyle(paper, { size: 9.5 })
    .text(`Our reference: ${number}`, MARGIN, paper.y + 14, { width: WIDTH, continued: true })
    .text(displayDate(issuedAt.toISOString()), { align: 'right' });
}

function drawFact(paper: Paper, label: string, value: string): void {
  const height = heightOf(paper, value, TEXT, WIDTH - LABEL_WIDTH) + 3;
  keepTogether(paper, height);
  const top = paper.y;
  useStyle(paper, LABEL).text(label, MARGIN, top + 1, { width: LABEL_WIDTH - 8 });
  useStyle(paper, { ...TEXT, bold: true }).text(value, MARGIN + LABEL_WIDTH, top, { width: WIDTH - LABEL_WIDTH });
  paper.y = top + height;
}

function drawCondition(paper: Paper, number: number, condition: string): void {
  const height = heightOf(paper, condition, TEXT, WIDTH - NUMBER_WIDTH) + 6;
  keepTogether(paper, height);
  const top = paper.y;
  useStyle(paper, TEXT).text(`${number}.`, MARGIN, top, { width: NUMBER_WIDTH });
  useStyle(paper, TEXT).text(condition, MARGIN + NUMBER_WIDTH, top, { width: WIDTH - NUMBER_WIDTH, lineGap: 1 });
  paper.y = top + height;
}

function drawSignature(paper: Paper, { name }: School): void {
  keepTogether(paper, 90);
  useStyle(paper, TEXT).text('Congratulations, and welcome.', MARGIN, paper.y + 8, { width: WIDTH });
  const line = paper.y + 42;
  paper
    .lineWidth(0.75)
    .moveTo(MARGIN, line)
    .lineTo(MARGIN + 190, line)
    .stroke(COLOUR.line);
  useStyle(paper, { size: 9.5, bold: true }).text('Registrar', MARGIN, line + 4, { width: WIDTH });
  useStyle(paper, { size: 9, colour: COLOUR.faint }).text(name, { width: WIDTH });
  paper.y += 16;
}
