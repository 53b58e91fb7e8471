import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { PaperContent, PaperPage, papered } from '#contract/kit/paper.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call } from '../../platform/route.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';
import { drawPaper } from './pdf/drawPaper.ts';
import { issueRecord, type PaperOf } from './records/issue.ts';

/** A paper as a wing has it to print. */
export interface Printable extends Omit<PaperOf, 'kind'> {
  /** Where its holder is a student: no more than their initials are told. */
  readonly studentId?: string;
  readonly content: PaperContent;
  /** What whoever scans its code is told beside the holder's initials; all facts of it unless given. Nothing medical. */
  readonly proves?: PaperContent['groups'][number]['facts'];
  /** JPEG or PNG: a file that the holder may read. */
  readonly photograph?: { readonly id: string; readonly read: () => Promise<Buffer> };
}

export interface PaperKind {
  /** As document_record has it: 'course-form'. */
  readonly kind: string;
  /** Begins its number, before the year: 'CRF'. */
  readonly prefix: string;
}

/** A paper that says less than any: a wing adds what its own says. */
export const BLANK = {
  groups: [],
  paragraphs: [],
  points: [],
  tables: [],
  closing: '',
  signatures: [],
} satisfies Partial<PaperContent>;

/** It is written down as it is read: the page has the code that the PDF has. */
async function issuePaper(
  { database, settings, now }: Platform,
  { kind, prefix }: PaperKind,
  { subjectKind, subjectId, studentId, content, proves, photograph }: Printable,
): Promise<PaperPage> {
  const { number, code, issuedAt } = await database.transaction((tx) =>
    issueRecord(tx, {
      kind,
      subjectKind,
      subjectId,
      prefix: `${prefix}/${now().getUTCFullYear()}/`,
      says: content,
      facts: {
        title: content.title,
        holder: content.holder,
        isPerson: studentId !== undefined,
        facts: proves ?? content.groups.flatMap(({ facts }) => facts),
      },
      studentId: studentId ?? null,
      now: now(),
    }),
  );
  return {
    ...content,
    number,
    issuedAt: issuedAt.toISOString(),
    ...(photograph && { photographId: photograph.id }),
    verification: verificationOf(`${settings.publicUrl}/verify_document/${code}`),
  };
}

/** @throws whatever `read` throws for what the caller may not print */
export function servePaper<Path extends `/${string}`, Q extends TSchema>(
  app: FastifyInstance,
  platform: Platform,
  declared: ReturnType<typeof papered<Path, Q>>,
  kind: PaperKind,
  read: (call: Pick<Call<(typeof declared)['page']>, 'query' | 'caller' | 'request'>) => Promise<Printable>,
): void {
  const { settings, now } = platform;
  route(app, declared.page, async (call) => issuePaper(platform, kind, await read(call)) as never);
  route(app, declared.pdf, async (call) => {
    const printable = await read(call as never);
    const page = await issuePaper(platform, kind, printable);
    const name = [settings.school.shortName, page.number].join('-').replaceAll(/[^\w.-]+/g, '-');
    call.reply.header('content-disposition', `attachment; filename="${name}.pdf"`);
    const photograph = await printable.photograph?.read();
    return drawPaper(page, { school: settings.school, photograph, printedAt: now() });
  });
}
