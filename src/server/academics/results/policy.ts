import { stepsOf } from '#catalogue/workflow/transition.ts';
import type { Work } from '#catalogue/workflow/work.ts';
import type { ApprovalStep } from '#contract/academics/result-sheets.ts';
import { SHEET } from '#contract/academics/states.ts';
import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { partIn } from './sql/reach.ts';

export const NOT_TAUGHT = 'You do not teach this course';

export type Part = RowOf<'part-in-sheet'>;

export async function partOf(
  db: Queryable,
  { userId }: User,
  of: { readonly departmentCourseId: number; readonly sessionId: number },
): Promise<Part | undefined> {
  const { departmentCourseId, sessionId } = of;
  return (await partIn(db, { userId, departmentCourseId, sessionId }))[0];
}

/** Its lecturers, and who holds an office over it. Senate and the registry see it once it is submitted. */
export function maySee({ teaches, isHead, isDean }: Part, state: string, { claims }: User): boolean {
  if (teaches) return true;
  if (claims.has('approve-results') && (isHead || isDean)) return true;
  return state !== SHEET.open && (claims.has('senate') || claims.has('publish-results'));
}

export const mayEdit = ({ teaches }: Part, state: string, { claims }: User): boolean =>
  state === SHEET.open && teaches && claims.has('marks');

/** The office over a sheet that a step needs beside the claim which the chart names. */
const OFFICES: Readonly<Record<ApprovalStep, (part: Part, state: string) => boolean>> = {
  head: ({ isHead }) => isHead,
  dean: ({ isDean, headTeaches }, state) => isDean && (state !== SHEET.submitted || headTeaches),
  senate: () => true,
  publish: () => true,
};

const isApproval = (step: string): step is ApprovalStep => Object.hasOwn(OFFICES, step);

/** Which step is next, by the office of who asks; nothing where none of theirs is. */
export function stepOf(work: Work, state: string, part: Part, { claims }: User): ApprovalStep | null {
  const isTheirs = (step: string) =>
    isApproval(step) && claims.has(work.steps[step]!.by as Claim) && OFFICES[step](part, state);
  return stepsOf(work, state, isTheirs).find(isApproval) ?? null;
}

/** Why somebody who holds the office may not take the step: each is another person's. `barred` are the steps that the chart leaves to others. */
export function ownRefusal(part: Part, step: string, barred: ReadonlySet<string>): string | null {
  if (part.teaches) return 'You teach this course. Another office approves its sheet';
  if (part.hasScored) return 'You entered scores of this sheet. Somebody else approves it';
  return barred.has(step) ? 'You took a step of this sheet already. Each step is another person’s' : null;
}
