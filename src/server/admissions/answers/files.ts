import type { Platform } from '../../platform/platform.ts';
import type { By } from '../../platform/auth/caller.ts';
import { ownDocument, type OwnDocument } from '../documents/service.ts';
import { openAnswers } from './reading.ts';
import { eachReading } from './readings.ts';
import { noteReading, sensitiveReadings } from './sensitive.ts';

/** @throws Problem 404 for a file of another application, 403 where a sensitive answer names it and the reader may not read those */
export async function fileOf(
  platform: Platform,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  by: By,
): Promise<OwnDocument> {
  const opened = await openAnswers(platform, id);
  const sensitive = sensitiveReadings(opened).flatMap(({ readings }) => eachReading(readings));
  if (sensitive.some(({ file }) => file?.id === fileId)) await noteReading(platform, opened, by);
  return ownDocument(platform, fileId, opened.application.id);
}

/** Whether its bytes can still be read. */
export async function isThere(platform: Platform, fileId: string, applicationId: string): Promise<boolean> {
  try {
    (await (await ownDocument(platform, fileId, applicationId)).read()).destroy();
    return true;
  } catch {
    return false;
  }
}
