import { buffer } from 'node:stream/consumers';
import type { SlipReply } from '#contract/admissions/applications.ts';
import type { School } from '../../../platform/settings.ts';
import { drawFooters } from '../../../kit/paper/footer.ts';
import { drawGroup } from './groups.ts';
import { drawHeader } from './header.ts';
import { createPdf } from '../../../kit/paper/paper.ts';
import { drawVerification } from '../../../kit/paper/verification.ts';

export const SLIP_WORDS = { number: 'Application No', paper: 'slip' } as const;

export interface SlipPrint {
  readonly school: School;
  /** JPEG or PNG. */
  readonly photograph: Buffer | undefined;
  readonly printedAt: Date;
  /** What its number is called, and itself in a sentence. */
  readonly words: { readonly number: string; readonly paper: string };
}

export async function drawSlip(slip: SlipReply, { school, photograph, printedAt, words }: SlipPrint): Promise<Buffer> {
  const paper = createPdf({ Title: `${slip.title} – ${slip.fullName}`, Author: school.name, CreationDate: printedAt });
  drawHeader(paper, slip, { school, photograph, number: words.number });
  for (const group of slip.groups) drawGroup(paper, group);
  drawVerification(paper, {
    verification: slip.verification,
    printedAt,
    question: `Is this ${words.paper} genuine?`,
    answer: 'Scan the code or open its address: the college answers with initials, programme, session and status.',
  });
  drawFooters(paper, `${school.name}  ·  ${slip.title}  ·  ${slip.applicationNumber}  ·  ${slip.fullName}`);
  paper.end();
  return buffer(paper);
}
