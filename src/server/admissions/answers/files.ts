import type { Platform } from '../../platform/platform.ts';
import type { By } from '../../platform/auth/caller.ts';
import { ownDocument, type OwnDocument } from '../documents/service.ts';
import { openAnswers } from './reading.ts';
import { eachReading, readingsOf } from './readings.ts';
import { noteReading } from './sensitive.ts';

/**
 * What everybody in the office reads names some files; any other is as sensitive as an answer can be.
 * @throws Problem 404 for a file of another application, 403 for one that only a sensitive answer may name
 */
export async function fileOf(
  platform: Platform,
  { id, fileId }: { readonly id: string; readonly fileId: string },
  by: By,
): Promise<OwnDocument> {
  const opened = await openAnswers(platform, id);
  const { application, answering, names, isSensitive } = opened;
  const document = await ownDocument(platform, fileId, application.id);
  const shown = readingsOf(answering, names, isSensitive).flatMap(({ readings }) => eachReading(readings));
  if (fileId !== application.passportId && !shown.some(({ file }) => file?.id === fileId))
    await noteReading(platform, opened, by);
  return document;
}

/** Whether its bytes can still be read. */
export async function isThere(platform: Platform, fileId: string, applicationId: string): Promise<boolean> {
  const { read } = await ownDocument(platform, fileId, applicationId);
  try {
    (await read()).destroy();
    return true;
  } catch {
    return false;
  }
}
