import { createHash } from 'node:crypto';
import type { Impact } from '#contract/finance/assignments.ts';
import { totalKobo, winningLines, type Assignment } from '#rules/finance/assignment.ts';
import { effectOf, type Effect } from '#rules/finance/change.ts';
import { crossings } from '#rules/finance/crossings.ts';
import type { DueLine, PlannedPart } from '#rules/finance/instalments.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { groupWords } from './groupWords.ts';
import { factsOf, ruleOf, type AssignmentRow } from './rules.ts';
import { feesOfPurpose, publishedFor } from './sql/reading.ts';
import { plannedParts, studentsWhoPay } from './sql/students.ts';

type StudentRow = Row<typeof studentsWhoPay.columns>;
type FeeRow = Row<typeof feesOfPurpose.columns>;

interface Touched {
  readonly student: StudentRow;
  readonly effect: Effect;
  readonly beforeKobo: number;
  readonly afterKobo: number;
}

/** So many students are named as examples. */
const EXAMPLES = 20;

/** What publishing these drafts would change now. They may be of several sessions, student types and purposes. */
export async function impactOf(
  platform: Platform,
  db: Queryable,
  drafts: readonly AssignmentRow[],
  reachesPaid: boolean,
): Promise<Impact> {
  const touched: Touched[] = [];
  const crossed: Impact['crossings'] = [];
  for (const group of groupsOf(drafts)) {
    const { session_id: sessionId, student_type_id: studentTypeId, purpose } = group[0]!;
    const published = await publishedFor(db, { sessionId, studentTypeId, purpose });
    const standing = published.filter((row) => !group.some((draft) => isSameGroup(draft, row)));
    const fees = new Map((await feesOfPurpose(db, { purpose })).map((fee) => [fee.id, fee]));
    const [before, after] = [published.map(ruleOf), [...standing, ...group].map(ruleOf)];
    const plan = await plannedParts(db, { sessionId, studentTypeId });
    for (const student of await studentsWhoPay(db, { sessionId, studentTypeId, purpose })) {
      const found = effectOn(student, { before, after, fees, plan, reachesPaid });
      if (found) touched.push(found);
    }
    const wordsOf = (id: number) =>
      groupWords(
        platform,
        [...published, ...group].find((row) => row.id === id)!,
      );
    const drafted = new Set(group.map(({ id }) => id));
    for (const { feeId, winsId, winsKobo, losesId, losesKobo } of crossings(after))
      if (drafted.has(winsId) || drafted.has(losesId))
        crossed.push({
          fee: fees.get(feeId)?.name ?? '-',
          wins: wordsOf(winsId),
          winsKobo,
          loses: wordsOf(losesId),
          losesKobo,
        });
  }
  return summed(touched, crossed, drafts, reachesPaid);
}

interface Rules {
  readonly before: readonly Assignment[];
  readonly after: readonly Assignment[];
  readonly fees: ReadonlyMap<number, FeeRow>;
  readonly plan: readonly PlannedPart[];
  readonly reachesPaid: boolean;
}

/** Undefined for whom the rules say the same as before. A fee whose rule stays costs what it was charged at. */
function effectOn(student: StudentRow, { before, after, fees, plan, reachesPaid }: Rules): Touched | undefined {
  const facts = factsOf(student);
  const [linesBefore, linesAfter] = [amounts(winningLines(before, facts)), amounts(winningLines(after, facts))];
  const changed = new Set(
    [...linesBefore.keys(), ...linesAfter.keys()].filter((feeId) => linesBefore.get(feeId) !== linesAfter.get(feeId)),
  );
  if (changed.size === 0) return undefined;
  const stands = student.charged === null ? linesBefore : amounts(student.charged as Amount[]);
  const becomes = new Map([...stands].filter(([feeId]) => !changed.has(feeId)));
  for (const feeId of changed) if (linesAfter.has(feeId)) becomes.set(feeId, linesAfter.get(feeId)!);
  const [old, next] = [dueLines(stands, fees), dueLines(becomes, fees)];
  const paidParts = student.paid_parts as string[];
  const effect = effectOf({ before: old, after: next, plan: planFor(plan, paidParts), paidParts, reachesPaid });
  return { student, effect, beforeKobo: totalKobo(old), afterKobo: totalKobo(effect.lines) };
}

interface Amount {
  readonly feeId: number;
  readonly amountKobo: number;
}

const amounts = (lines: readonly Amount[]) => new Map(lines.map(({ feeId, amountKobo }) => [feeId, amountKobo]));

const dueLines = (kobo: ReadonlyMap<number, number>, fees: ReadonlyMap<number, FeeRow>): DueLine[] =>
  [...kobo].map(([feeId, amountKobo]) => {
    const { is_splittable: isSplittable = true, rank = 100 } = fees.get(feeId) ?? {};
    return { feeId, amountKobo, isSplittable, rank };
  });

const FULL: readonly PlannedPart[] = [{ part: 'Full', percent: 100 }];

/** Parts come in the order of their names: the first before the second. */
const planFor = (plan: readonly PlannedPart[], paidParts: readonly string[]): readonly PlannedPart[] => {
  const instalments = plan.filter(({ part }) => part !== 'Full');
  return paidParts.includes('Full') || instalments.length === 0 ? FULL : instalments;
};

const groupsOf = (drafts: readonly AssignmentRow[]): AssignmentRow[][] =>
  Object.values(
    Object.groupBy(drafts, ({ session_id, student_type_id, purpose }) =>
      [session_id, student_type_id, purpose].join('/'),
    ),
  ).map((group) => group!);

const isSameGroup = (one: AssignmentRow, other: AssignmentRow): boolean =>
  one.programme_id === other.programme_id &&
  one.department_id === other.department_id &&
  one.levelId === other.levelId &&
  one.entry_session_id === other.entry_session_id &&
  one.isIndigene === other.isIndigene &&
  one.tag === other.tag &&
  one.genderId === other.genderId;

function summed(
  all: readonly Touched[],
  crossed: Impact['crossings'],
  drafts: readonly AssignmentRow[],
  reachesPaid: boolean,
): Impact {
  const touched = all.filter(({ effect }) => effect.isTouched);
  const spared = all.filter(({ effect }) => effect.isSpared);
  const raised = touched.filter(({ effect }) => effect.expectedKobo > 0);
  const sumOf = (name: 'balanceKobo' | 'creditKobo') => {
    const some = touched.filter(({ effect }) => effect[name] > 0);
    return { students: some.length, kobo: some.reduce((sum, { effect }) => sum + effect[name], 0) };
  };
  const hasPaid = ({ student }: Touched) => (student.paid_parts as string[]).length > 0;
  const impact = {
    students: touched.length,
    raised: raised.length,
    cut: touched.length - raised.length,
    paid: raised.filter(hasPaid).length + spared.length,
    spared: spared.length,
    balances: sumOf('balanceKobo'),
    credits: sumOf('creditKobo'),
    invoicesReplaced: touched.reduce((sum, { student }) => sum + student.open_invoices, 0),
    incomeKobo: touched.reduce((sum, { effect }) => sum + effect.expectedKobo, 0),
    crossings: crossed,
    examples: touched.slice(0, EXAMPLES).map(({ student: { full_name, number }, beforeKobo, afterKobo }) => ({
      fullName: full_name,
      number,
      beforeKobo,
      afterKobo,
    })),
  };
  const seen = JSON.stringify([impact, reachesPaid, drafts.map(({ id, revision }) => [id, revision])]);
  return { ...impact, digest: createHash('sha256').update(seen).digest('hex') };
}
