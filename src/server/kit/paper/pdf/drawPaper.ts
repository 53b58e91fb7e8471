import { buffer } from 'node:stream/consumers';
import type { PaperPage } from '#contract/kit/paper.ts';
import { drawFooters } from '../footer.ts';
import { createPdf } from '../paper.ts';
import { drawFacts } from './drawFacts.ts';
import { drawHead } from './drawHead.ts';
import { drawSignatures } from './drawSignatures.ts';
import { drawTable } from './drawTable.ts';
import { drawPoint, drawText } from './drawText.ts';
import type { PaperPrint } from './paperPrint.ts';

/** As the page has it. */
export async function drawPaper(page: PaperPage, print: PaperPrint): Promise<Buffer> {
  const { title, holder, number } = page;
  const { school } = print;
  const info = { Title: `${title} – ${holder}`, Author: school.name, CreationDate: new Date(page.issuedAt) };
  const paper = createPdf(info, false, page.format);
  drawHead(paper, page, print);
  for (const group of page.groups) drawFacts(paper, group);
  for (const paragraph of page.paragraphs) drawText(paper, paragraph);
  page.points.forEach((point, index) => drawPoint(paper, index + 1, point));
  for (const table of page.tables) drawTable(paper, table, { ...page, school });
  if (page.closing) drawText(paper, page.closing);
  drawSignatures(paper, page.signatures);
  drawFooters(paper, `${school.name}  ·  ${title}  ·  ${number}  ·  ${holder}`);
  paper.end();
  return buffer(paper);
}
