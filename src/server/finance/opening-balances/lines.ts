import type { OpeningLine, OpeningLineRow } from '#contract/finance/opening-balances.ts';
import type { Debts } from '#rules/finance/openingBalance.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { headsOf } from './heads.ts';
import { findOpeningLine, studentNamed, studentsNumbered, type openingLineList } from './sql/lines.ts';

type Listed = NonNullable<Awaited<ReturnType<typeof openingLineList.find>>>;

const DAY_MS = 24 * 60 * 60_000;

export const presentLine =
  ({ now }: Pick<Platform, 'now'>) =>
  ({ uploadedAt, ...row }: Listed): OpeningLineRow =>
    ({
      ...row,
      uploadedAt: uploadedAt.toISOString(),
      age: Math.floor((now().getTime() - uploadedAt.getTime()) / DAY_MS),
    }) as OpeningLineRow;

/** @throws Problem 404 for one that was taken back */
export async function lineOf(platform: Platform, id: string): Promise<OpeningLine> {
  const { database } = platform;
  const [found] = await findOpeningLine(database, { id });
  if (!found) throw notFound('There is no such balance any more');
  const { debts, dueOn, studentId, settledBecause, settledBy, ...line } = found;
  const [student] = studentId === null ? [] : await studentNamed(database, { studentId });
  const [holder] = studentId === null ? await studentsNumbered(database, { numbers: [line.number] }) : [];
  const titles = headsOf(platform);
  return {
    ...presentLine(platform)(line),
    debts: Object.entries(debts as Debts).map(([head, kobo]) => ({ head: titles.get(head) ?? head, kobo })),
    dueOn,
    student: student ? { id: student.id, fullName: student.fullName, number: student.number } : null,
    holder: holder?.fullName ?? null,
    settledBecause,
    settledBy,
  };
}
