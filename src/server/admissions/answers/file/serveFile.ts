import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { answersFile } from '#contract/admissions/answers.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import { fileNameOf } from '#rules/fileNameOf.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Cell } from '../../../kit/list/cells.ts';
import { csv } from '../../../kit/list/csv.ts';
import { workbook, type SheetRow } from '../../../kit/list/workbook/xlsx.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { applicantList } from '../../applicants/lists.ts';
import { openProgramme, requireSensitive, type OpenedProgramme } from '../opening.ts';
import { CODE_BOOK_HEAD, codeBook } from './codeBook.ts';
import { columnsOf, type Column } from './columns.ts';
import { jsonLines } from './jsonLines.ts';
import { answerLine, rowLines, type Taken } from './lines.ts';
import { ABOUT_HEAD, takeAnswers } from './taking.ts';

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;

const SHEETS = ['Answers', 'Rows', 'Code book'] as const;
const PARTS = { answers: 0, rows: 1, codes: 2 } as const;

/** @throws Problem 404 for a programme without a form, 403 where sensitive answers are wanted by who may not read them */
export async function serveAnswersFile(
  platform: Platform,
  { query, by, reply }: { readonly query: Query<typeof answersFile>; readonly by: By; readonly reply: FastifyReply },
): Promise<Readable> {
  const { format, part, sensitive = false, ...filter } = query;
  if (sensitive) requireSensitive(by.user);
  const programme = openProgramme(platform, filter.ApplicationTypeId);
  return sendAnswers(platform, {
    programme,
    hides: sensitive ? () => false : programme.isSensitive,
    applicants: idsIn(applicantList.batches(platform.database, filter, by.user)),
    format,
    part,
    by,
    reply,
    taken: { sensitive, filter },
  });
}

async function* idsIn(batches: AsyncIterable<readonly { readonly id: string }[]>): AsyncGenerator<readonly string[]> {
  for await (const batch of batches) yield batch.map(({ id }) => id);
}

interface Sending {
  readonly programme: OpenedProgramme;
  /** @param path without the numbers of rows */
  readonly hides: (path: string) => boolean;
  /** In their order, so many at a time. */
  readonly applicants: AsyncIterable<readonly string[]>;
  readonly format: keyof typeof TYPES;
  readonly part: keyof typeof PARTS | undefined;
  readonly by: By;
  readonly reply: FastifyReply;
  /** What the audit log says of it. */
  readonly taken: object;
}

/** That it is taken is written down before anything is sent. */
export async function sendAnswers(
  platform: Platform,
  { programme, hides, applicants, format, part = 'answers', by, reply, taken: what }: Sending,
): Promise<Readable> {
  const { versions } = programme;
  await writeAudit(platform.database, {
    at: platform.now(),
    actor: actorOf(by.user),
    action: 'answers-file-taken',
    subjectKind: 'programme',
    subjectId: programme.id,
    detail: { format, part, ...what },
    ip: by.ip,
  });
  const taken = takeAnswers(platform, { programme: programme.id, versions, applicants, hides });
  reply
    .type(TYPES[format])
    .header(
      'content-disposition',
      `attachment; filename="${fileNameOf(`${programme.name} answers`)}-${lagosDay(platform.now())}.${format}"`,
    );
  if (format === 'jsonl') return Readable.from(jsonLines(taken));
  const columns = columnsOf(versions, hides);
  const rows = sheetRows(taken, columns, codeBook(columns, versions));
  return Readable.from(format === 'xlsx' ? workbook(rows, SHEETS) : csv(ofSheet(rows, PARTS[part])));
}

/** The answers of an application, its rows; at the end what all columns mean. */
async function* sheetRows(
  taken: AsyncIterable<Taken>,
  columns: readonly Column[],
  codes: readonly (readonly Cell[])[],
): AsyncGenerator<SheetRow> {
  const [single, repeated] = [columns.filter(({ isInRows }) => !isInRows), columns.filter(({ isInRows }) => isInRows)];
  yield [PARTS.answers, [...ABOUT_HEAD, ...single.map(({ heading }) => heading)]];
  yield [PARTS.rows, [ABOUT_HEAD[0], 'Row', ...repeated.map(({ heading }) => heading)]];
  yield [PARTS.codes, CODE_BOOK_HEAD];
  for await (const each of taken) {
    yield [PARTS.answers, answerLine(each, columns)];
    for (const line of rowLines(each, columns)) yield [PARTS.rows, line];
  }
  for (const line of codes) yield [PARTS.codes, line];
}

async function* ofSheet(rows: AsyncIterable<SheetRow>, wanted: number): AsyncGenerator<readonly Cell[]> {
  for await (const [sheet, row] of rows) if (sheet === wanted) yield row;
}
