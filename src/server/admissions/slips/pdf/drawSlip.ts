import { buffer } from 'node:stream/consumers';
import type { SlipReply } from '#contract/admissions/applications.ts';
import type { School } from '../../../platform/settings.ts';
import { drawFooters } from '../../../kit/paper/footer.ts';
import { drawSignatures } from '../../../kit/paper/pdf/drawSignatures.ts';
import { drawGroup, drawGroupHeading } from './groups.ts';
import { drawHeader } from './header.ts';
import { createPdf } from '../../../kit/paper/paper.ts';
import { drawVerification } from '../../../kit/paper/verification.ts';

export interface SlipPrint {
  readonly school: School;
  /** JPEG or PNG. */
  readonly photograph: Buffer | undefined;
  readonly printedAt: Date;
}

export async function drawSlip(slip: SlipReply, { school, photograph, printedAt }: SlipPrint): Promise<Buffer> {
  const info = { Title: `${slip.title} – ${slip.fullName}`, Author: school.name, CreationDate: printedAt };
  const paper = createPdf(info, false, 'A4', true);
  const root = paper.struct('Document');
  paper.addStructure(root);
  root.add(paper.struct('H1', {}, () => drawHeader(paper, slip, { school, photograph })));
  for (const group of slip.groups) {
    const section = paper.struct('Sect');
    root.add(section);
    section.add(paper.struct('H2', {}, () => drawGroupHeading(paper, group)));
    section.add(paper.struct('P', {}, () => drawGroup(paper, group)));
    section.end();
  }
  root.add(paper.struct('P', {}, () => drawSignatures(paper, ['Applicant', 'Admissions office'])));
  root.add(
    paper.struct('P', {}, () =>
      drawVerification(paper, {
        verification: slip.verification,
        printedAt,
        question: 'Is this slip genuine?',
        answer: 'Scan the code or open its address: the college answers with initials, programme, session and status.',
      }),
    ),
  );
  root.end();
  drawFooters(paper, `${school.name}  ·  ${slip.title}  ·  ${slip.applicationNumber}  ·  ${slip.fullName}`);
  paper.end();
  return buffer(paper);
}
