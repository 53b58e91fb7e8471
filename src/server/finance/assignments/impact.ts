import { createHash } from 'node:crypto';
import type { Impact } from '#contract/finance/assignments.ts';
import { crossings } from '#rules/finance/crossings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ruleBookOf, type RuleBook } from '../charges/service.ts';
import { effectsOn, type Touched } from './effects.ts';
import { groupWords } from './groupWords.ts';
import { groupsOf, linesOf, ruleOf, type AssignmentRow } from './rules.ts';
import { feesOfPurpose, publishedFor } from './sql/reading.ts';

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
    const { sessionId, studentTypeId, purpose } = group[0]!;
    const published = await publishedFor(db, { sessionId, studentTypeId, purpose });
    const others = published.filter((row) => !group.some((draft) => isSameGroup(draft, row)));
    const fees = new Map((await feesOfPurpose(db, { purpose })).map((fee) => [fee.id, fee]));
    const after: RuleBook = {
      purpose,
      rules: [...others.map((row) => ruleOf(row)), ...group.map((row) => ruleOf(row, reachesPaid))],
      fees,
    };
    const before = await ruleBookOf(db, purpose, { sessionId, studentTypeId });
    touched.push(...(await effectsOn(db, { sessionId, studentTypeId, before, after })));
    const wordsOf = (id: number) =>
      groupWords(
        platform,
        [...published, ...group].find((row) => row.id === id)!,
      );
    const drafted = new Set(group.map(({ id }) => id));
    const owed = [...others, ...group].map((row) => ({
      ...ruleOf(row),
      lines: linesOf(row).filter(({ isOffered }) => !isOffered),
    }));
    for (const { feeId, winsId, winsKobo, losesId, losesKobo } of crossings(owed))
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

export const isSameGroup = (one: AssignmentRow, other: AssignmentRow): boolean =>
  one.programmeId === other.programmeId &&
  one.departmentId === other.departmentId &&
  one.levelId === other.levelId &&
  one.entrySessionId === other.entrySessionId &&
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
  const spared = all.filter(({ isSpared }) => isSpared);
  const raised = touched.filter(({ effect }) => effect.expectedKobo > 0);
  const sumOf = (name: 'balanceKobo' | 'creditKobo') => {
    const some = touched.filter(({ effect }) => effect[name] > 0);
    return { students: some.length, kobo: some.reduce((sum, { effect }) => sum + effect[name], 0) };
  };
  const impact = {
    students: touched.length,
    raised: raised.length,
    cut: touched.filter(({ effect }) => effect.expectedKobo < 0).length,
    paid: raised.filter(({ hasPaid }) => hasPaid).length + spared.length,
    spared: spared.length,
    balances: sumOf('balanceKobo'),
    credits: sumOf('creditKobo'),
    invoicesReplaced: touched.reduce((sum, { student }) => sum + student.openInvoices, 0),
    incomeKobo: touched.reduce((sum, { effect }) => sum + effect.expectedKobo, 0),
    crossings: crossed,
    examples: touched.slice(0, EXAMPLES).map(({ student: { fullName, number }, beforeKobo, afterKobo }) => ({
      fullName,
      number,
      beforeKobo,
      afterKobo,
    })),
  };
  const seen = JSON.stringify([impact, reachesPaid, drafts.map(({ id, revision }) => [id, revision])]);
  return { ...impact, digest: createHash('sha256').update(seen).digest('hex') };
}
