import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { findApplication } from './service.ts';
import { keepDraft as keepStatement } from './sql.ts';

const LARGEST_DRAFT = 64 * 1024;

export interface DraftSave {
  readonly section: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The revision it grew from; 0 for the first. */
  readonly revision: number;
}

/** Half an answer is worth storing, so nothing is judged. @throws Problem 409 if changed elsewhere or submitted */
export async function keepDraft(platform: Platform, applicationId: string, { section, data, revision }: DraftSave) {
  if (!platform.programmes.all.some((programme) => Object.hasOwn(programme.sections, section)))
    throw notFound('This form has no such section');
  if (JSON.stringify(data).length > LARGEST_DRAFT) throw new Problem(413, 'This is more than the form can hold');
  const [stored] = await keepStatement(platform.database, {
    applicationId,
    section,
    data,
    revision,
    now: platform.now(),
  });
  if (stored) return { revision: stored.revision, savedAt: stored.savedAt.toISOString() };
  const { completedAt } = await findApplication(platform, applicationId);
  throw new Problem(
    409,
    completedAt
      ? 'This application has been submitted and can no longer be changed'
      : 'This section was changed on another device',
  );
}
