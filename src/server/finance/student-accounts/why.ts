import { displayDate } from '#rules/displayDate.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

type Line = RowOf<'lines-of-student-account'>;

/** As a charge has it. */
export interface Reason {
  readonly late?: { readonly dueOn: string };
  readonly won?: { readonly assignmentId: number };
}

export const reasonOf = ({ reasons }: Line): Reason | undefined =>
  (reasons as readonly (Reason | null)[] | null)?.[0] ?? undefined;

/** Why a line is there, in words; null where its title says it all. @param groups whom each fee assignment is for */
export function whyOf(line: Line, groups: ReadonlyMap<number, string>): string | null {
  const { kind, key, scholarship } = line;
  if (kind === 'charge') return whyCharged(reasonOf(line), groups);
  if (kind === 'correction') return key.startsWith('publication ') ? 'The fees were published again' : null;
  if (kind === 'reversal') return 'It was paid in time, and reported late';
  if (kind === 'award') return whyAwarded(line, scholarship);
  if (kind === 'payment reversed') return 'Remita says that this payment is reversed';
  if (kind === 'manual lodgement') return whyLodged(line);
  if (kind === 'student loan') return `Paid by the student loan fund, batch ${line.loanBatch ?? ''}`;
  return line.adjustedBecause ?? line.settledBecause;
}

const whyLodged = ({ bank, tellerNumber, lodgedOn, adjustedBecause }: Line): string =>
  `Teller ${tellerNumber ?? ''}, ${bank ?? ''}, ${displayDate(lodgedOn ?? '')}. ${adjustedBecause ?? ''}`.trim();

function whyCharged(reason: Reason | undefined, groups: ReadonlyMap<number, string>): string | null {
  if (reason?.late) return `Not paid by ${displayDate(reason.late.dueOn)}`;
  const group = reason?.won && groups.get(reason.won.assignmentId);
  return group ? `Published for ${group}` : null;
}

function whyAwarded({ key, kobo, withdrawnBecause }: Line, scholarship: string | null): string | null {
  if (key.startsWith('withdrawn '))
    return [scholarship, `withdrawn: ${withdrawnBecause ?? ''}`].filter(Boolean).join(', ');
  return kobo > 0 ? 'The fee costs less than was awarded' : scholarship;
}
