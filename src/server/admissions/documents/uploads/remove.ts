import { findApplication } from '../../applications/service.ts';
import { removeLoose, sweepLooseFiles } from '../../../platform/files/looseFiles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { submitted } from '../refusals.ts';
import { removeForgotten, removeUnnamed } from '../sql.ts';
import { giveUp } from './finish.ts';
import { dropAbandoned } from './sql.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A bad connection may take days, and so may a person. */
const ABANDONED_AFTER_MS = 7 * 24 * HOUR_MS;

/** What is gone already, and what a saved section still names, is left. @throws Problem 409 after submission */
export async function remove(platform: Platform, applicationId: string, id: string, ip: string): Promise<void> {
  const { completedAt } = await findApplication(platform, applicationId);
  if (completedAt) throw submitted();
  await giveUp(platform, applicationId, id);
  const removed = await removeUnnamed(platform.database, { documentId: id, applicationId, now: platform.now(), ip });
  await removeLoose(
    platform,
    removed.map(({ fileId: file }) => file),
  );
}

export async function sweep(platform: Platform): Promise<void> {
  const now = platform.now();
  const longAgo = new Date(now.getTime() - ABANDONED_AFTER_MS);
  await dropAbandoned(platform.database, { before: longAgo, now });
  await removeForgotten(platform.database, { before: longAgo, now });
  await sweepLooseFiles(platform);
}
