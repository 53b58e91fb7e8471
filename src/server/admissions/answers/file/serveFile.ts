import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Programme } from '#catalogue/programme.ts';
import { sensitiveAnswers, type answersFile } from '#contract/admissions/answers.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import { fileNameOf } from '#rules/fileNameOf.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { sensitiveOf } from '../../../kit/answers/sensitiveOf.ts';
import type { Cell } from '../../../kit/list/cells.ts';
import { csv } from '../../../kit/list/csv.ts';
import { workbook, type SheetRow } from '../../../kit/list/workbook/xlsx.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { accessRefusal, actorOf, type By } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/problem.ts';
import { countedProgrammes } from '../../../platform/programmes/refusedProgrammes.ts';
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
  const { format, part = 'answers', sensitive = false, ...filter } = query;
  const refusal = sensitive ? accessRefusal(sensitiveAnswers, by.user) : undefined;
  if (refusal) throw refusal;
  const counted = countedProgrammes(platform).find(
    ({ applicationTypeId }) => applicationTypeId === filter.ApplicationTypeId,
  );
  const versions = versionsOf(platform, counted?.id);
  if (!counted || versions.length === 0) throw notFound('This programme has no form, so nobody has answered anything');
  const isSensitive = sensitiveOf(platform, versions[0]!);
  const hides = sensitive ? () => false : isSensitive;
  await writeAudit(platform.database, {
    at: platform.now(),
    actor: actorOf(by.user),
    action: 'answers-file-taken',
    subjectKind: 'programme',
    subjectId: counted.id,
    detail: { format, part, sensitive, filter },
    ip: by.ip,
  });
  const taken = takeAnswers(platform, { programme: counted.id, versions, query: filter, user: by.user, hides });
  reply
    .type(TYPES[format])
    .header(
      'content-disposition',
      `attachment; filename="${fileNameOf(`${counted.name} answers`)}-${lagosDay(platform.now())}.${format}"`,
    );
  if (format === 'jsonl') return Readable.from(jsonLines(taken));
  const columns = columnsOf(versions, hides);
  const rows = sheetRows(taken, columns, codeBook(columns, versions));
  return Readable.from(format === 'xlsx' ? workbook(rows, SHEETS) : csv(ofSheet(rows, PARTS[part])));
}

/** The oldest first, and last what is asked today, which the published ones begin with. */
function versionsOf({ programmes, catalogue }: Platform, programmeId: string | undefined): readonly Programme[] {
  const today = catalogue.byId(programmeId ?? '')?.version;
  const all = programmes.all.filter(({ id }) => id === programmeId);
  return [...all.filter(({ version }) => version !== today), ...all.filter(({ version }) => version === today)];
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
