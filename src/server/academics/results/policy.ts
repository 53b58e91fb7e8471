import type { ApprovalStep } from '#contract/academics/result-sheets.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/statement.ts';
import { partIn } from './sql/reach.ts';
import type { sheetSteps } from './sql/sheets.ts';

export const NOT_TAUGHT = 'You do not teach this course';

export type Part = Row<typeof partIn.columns>;

export async function partOf(
  db: Queryable,
  { userId }: User,
  of: { readonly departmentCourseId: number; readonly sessionId: number },
): Promise<Part | undefined> {
  const { departmentCourseId, sessionId } = of;
  return (await partIn(db, { userId, departmentCourseId, sessionId }))[0];
}

/** Its lecturers, and who holds an office over it. Senate and the registry see it once it is submitted. */
export function maySee({ teaches, is_head, is_dean }: Part, state: string, { claims }: User): boolean {
  if (teaches) return true;
  if (claims.has('approve-results') && (is_head || is_dean)) return true;
  return state !== 'open' && (claims.has('senate') || claims.has('publish-results'));
}

export const mayEdit = ({ teaches }: Part, state: string, { claims }: User): boolean =>
  state === 'open' && teaches && claims.has('marks');

/** Which step is next, by the office of who asks; nothing where none of theirs is. */
export function stepOf(state: string, part: Part, { claims }: User): ApprovalStep | null {
  const approves = claims.has('approve-results');
  switch (state) {
    case 'submitted':
      if (approves && part.is_head) return 'head';
      return approves && part.is_dean && part.head_teaches ? 'dean' : null;
    case 'head-approved':
      return approves && part.is_dean ? 'dean' : null;
    case 'dean-approved':
      return claims.has('senate') ? 'senate' : null;
    case 'senate-approved':
      return claims.has('publish-results') ? 'publish' : null;
    default:
      return null;
  }
}

type Step = Pick<Row<typeof sheetSteps.columns>, 'actor' | 'round' | 'step'>;

/** Why somebody who holds the office may not take the step: each is another person's. */
export function ownRefusal(part: Part, steps: readonly Step[], round: number, user: User): string | undefined {
  if (part.teaches) return 'You teach this course. Another office approves its sheet';
  if (part.has_scored) return 'You entered scores of this sheet. Somebody else approves it';
  return steps.some((step) => step.round === round && step.actor === actorOf(user))
    ? 'You took a step of this sheet already. Each step is another person’s'
    : undefined;
}
