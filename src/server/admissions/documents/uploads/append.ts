import type { UploadStatus } from '#contract/admissions/documents.ts';
import { kindOf, SIGNATURE_BYTES, WRONG_TYPE } from '#rules/files.ts';
import { putLoose, removeLoose } from '../../../platform/files/looseFiles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Problem } from '../../../platform/problem.ts';
import { refused } from '../refusals.ts';
import { finish, giveUp } from './finish.ts';
import { uploadStatusOf } from './status.ts';
import { addPart } from './sql.ts';

export interface Part {
  readonly applicationId: string;
  readonly id: string;
  readonly offset: number;
  readonly bytes: Buffer;
  readonly ip: string;
}

/**
 * A part whose reply was lost may come again. Bytes are stored before they are counted: what is acknowledged stays.
 * @throws Problem 409 for a gap, 422 for more than was declared or another kind of file
 */
export async function append(
  platform: Platform,
  { applicationId, id, offset, bytes, ip }: Part,
): Promise<UploadStatus> {
  const upload = await uploadStatusOf(platform, id, applicationId);
  if (offset > upload.received) throw new Problem(409, `This upload is at byte ${upload.received}`);
  if (offset + bytes.length > upload.size) throw refused('This is more than the file was said to be');
  if (upload.arrived) return upload;
  const fresh = bytes.subarray(upload.received - offset);
  if (upload.received === 0 && fresh.length > 0) await mustBegin(platform, applicationId, upload, fresh);
  const received = fresh.length > 0 ? await storePart(platform, upload, fresh) : upload.received;
  if (received === undefined) return uploadStatusOf(platform, id, applicationId);
  return received === upload.size ? finish(platform, applicationId, id, ip) : { ...upload, received };
}

/** A file of another kind is refused with its first part, not with its last. */
async function mustBegin(
  platform: Platform,
  applicationId: string,
  { id, kind, size }: UploadStatus,
  head: Buffer,
): Promise<void> {
  if (head.length < Math.min(SIGNATURE_BYTES, size)) throw refused('The first part is too small');
  if (kindOf(head) === kind) return;
  await giveUp(platform, applicationId, id);
  throw refused(WRONG_TYPE);
}

/** @returns the bytes received; undefined when another request was faster */
async function storePart(
  platform: Platform,
  { id, received }: UploadStatus,
  bytes: Buffer,
): Promise<number | undefined> {
  const file = await putLoose(platform, bytes);
  const [grown] = await addPart(platform.database, {
    uploadId: id,
    startsAt: received,
    byteCount: bytes.length,
    fileId: file,
    now: platform.now(),
  });
  if (!grown) await removeLoose(platform, [file]);
  return grown?.received;
}
