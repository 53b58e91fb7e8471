import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { SlipReply } from '#contract/admissions/applications.ts';
import type { School } from '../../../platform/settings.ts';
import { CREST, drawCrest } from '../../../kit/paper/pdf/drawHead.ts';
import { COLOUR, MARGIN, useStyle, WIDTH, type Paper } from '../../../kit/paper/paper.ts';

const PHOTOGRAPH = { width: 84, height: 100 };

export function drawHeader(
  paper: Paper,
  { title, fullName, applicationNumber, edition, submittedAt }: SlipReply,
  { school, photograph }: { readonly school: School; readonly photograph: Buffer | undefined },
): void {
  paper.rect(0, 0, paper.page.width, 8).fill(COLOUR.green);
  const left = MARGIN + CREST.width + 12;
  const width = WIDTH - CREST.width - 12 - PHOTOGRAPH.width - 16;
  const top = MARGIN - 8;
  drawCrest(paper, top);
  useStyle(paper, { size: 17, bold: true, colour: COLOUR.green }).text(school.name, left, top, { width });
  useStyle(paper, { size: 9, colour: COLOUR.faint }).text([school.phone, school.email].join('  ·  '), { width });
  useStyle(paper, { size: 12.5, bold: true }).text(title, left, paper.y + 10, { width });
  useStyle(paper, { size: 11 }).text(fullName, left, paper.y + 5, { width });
  useStyle(paper, { size: 9.5, colour: COLOUR.faint }).text(
    `Application No ${applicationNumber}${editionWords(edition, submittedAt)}`,
    left,
    paper.y + 2,
    {
      width,
    },
  );
  const bottom = Math.max(paper.y, top + PHOTOGRAPH.height);
  drawPhotograph(paper, MARGIN + WIDTH - PHOTOGRAPH.width, top, photograph);
  paper.y = bottom + 12;
}

/** A first slip is what everybody has; a later one says so, with its day. */
const editionWords = (edition: number, submittedAt: string | null): string =>
  edition === 1 || submittedAt === null
    ? ''
    : `  ·  Version ${edition} of ${displayDate(lagosDay(new Date(submittedAt)))}, replaces those before`;

function drawPhotograph(paper: Paper, x: number, y: number, photograph: Buffer | undefined): void {
  const { width, height } = PHOTOGRAPH;
  if (photograph) {
    paper.save().rect(x, y, width, height).clip();
    paper.image(photograph, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore();
  } else {
    useStyle(paper, { size: 8, colour: COLOUR.faint }).text('No photograph', x, y + height / 2 - 5, {
      width,
      align: 'center',
    });
  }
  paper.lineWidth(0.75).rect(x, y, width, height).stroke(COLOUR.line);
}
