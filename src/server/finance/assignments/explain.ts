import type { explainFees } from '#contract/finance/assignments.ts';
import type { Query, Reply } from '#contract/kit/endpoint.ts';
import { winningLines, type Rule } from '#rules/finance/assignment.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { groupWords } from './groupWords.ts';
import { factsOf, linesOf, ruleOf } from './rules.ts';
import { feesOfPurpose, publishedFor } from './sql/reading.ts';
import { studentWhoPays } from './sql/students.ts';

/** @throws Problem 404 for an unknown number, and for a student who is not of the session */
export async function explain(
  platform: Platform,
  { number, sessionId = undefined, purpose = 'school' }: Query<typeof explainFees>,
): Promise<Reply<typeof explainFees>> {
  const { database, lookups } = platform;
  const [student] = await studentWhoPays(database, { number: number.trim(), sessionId: sessionId ?? null, purpose });
  if (!student) throw notFound('No student of this session has this number');
  const published = await publishedFor(database, {
    sessionId: student.sessionId,
    studentTypeId: student.studentTypeId,
    purpose,
  });
  const names = new Map((await feesOfPurpose(database, { purpose })).map(({ id, name }) => [id, name]));
  const charged = (student.charged ?? []) as { readonly feeId: number; readonly amountKobo: number }[];
  const rowOf = (id: number) => published.find((row) => row.id === id)!;
  const rule = ({ assignmentId, amountKobo }: Rule) => ({
    assignmentId,
    amountKobo,
    group: groupWords(platform, rowOf(assignmentId)),
  });
  const lines = winningLines(
    published.map((row) => ruleOf(row)),
    factsOf(student),
  ).map(({ feeId, amountKobo, why }) => ({
    fee: names.get(feeId) ?? '-',
    amountKobo,
    isOffered: linesOf(rowOf(why.won.assignmentId)).some((line) => line.feeId === feeId && line.isOffered),
    chargedKobo: charged.find((line) => line.feeId === feeId)?.amountKobo ?? null,
    won: rule(why.won),
    beaten: why.beaten.map(rule),
  }));
  const { fullName, programme, department, levelId, isIndigene, tags, studentType, session } = student;
  return {
    fullName,
    number: student.number,
    session,
    purpose,
    facts: [
      studentType,
      programme,
      department,
      lookups.nameOf('levels', levelId) ?? `${levelId} Level`,
      isIndigene ? 'indigene' : 'non-indigene',
      ...(tags as string[]).map((tag) => `group ${tag}`),
    ].join(', '),
    lines,
    totalKobo: lines.reduce((sum, line) => sum + (line.isOffered ? 0 : line.amountKobo), 0),
  };
}
