import type { UploadStatus } from '#contract/admissions/documents.ts';
import { putLoose, removeLoose } from '../../../platform/files/looseFiles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Problem } from '../../../platform/problem.ts';
import { submitted } from '../refusals.ts';
import { requireReadable } from './content.ts';
import { findUploadStatus, uploadStatusOf } from './status.ts';
import { dropUpload, findParts, finishUpload } from './sql.ts';

/** Of two that finish at once the faster removes the parts that the other still reads: the file is there for both. */
export async function finish(platform: Platform, applicationId: string, id: string, ip: string): Promise<UploadStatus> {
  try {
    return await assemble(platform, applicationId, id, ip);
  } catch (error) {
    const status = await findUploadStatus(platform, id, applicationId);
    if (status?.arrived) return status;
    throw error;
  }
}

/** One statement makes the document; a crash before it leaves an upload that the next request finishes. */
async function assemble(platform: Platform, applicationId: string, id: string, ip: string): Promise<UploadStatus> {
  const upload = await uploadStatusOf(platform, id, applicationId);
  if (upload.arrived) return upload;
  const parts = (await findParts(platform.database, { uploadId: id })).map(({ fileId: part }) => part);
  await requireReadable({ owner: applicationId, kind: upload.kind, read: () => piecesOf(platform, parts) }).catch(
    async (error: unknown) => {
      if (error instanceof Problem && error.status === 422) await giveUp(platform, applicationId, id);
      throw error;
    },
  );
  const file = await putLoose(platform, piecesOf(platform, parts));
  const loosened = await finishUpload(platform.database, {
    uploadId: id,
    applicationId,
    now: platform.now(),
    ip,
    fileId: file,
  });
  await removeLoose(platform, loosened.length > 0 ? loosened.map(({ part }) => part) : [file]);
  const status = await findUploadStatus(platform, id, applicationId);
  if (!status?.arrived) throw submitted();
  return status;
}

export async function giveUp(platform: Platform, applicationId: string, id: string): Promise<void> {
  const loosened = await dropUpload(platform.database, { uploadId: id, applicationId, now: platform.now() });
  await removeLoose(
    platform,
    loosened.map(({ part }) => part),
  );
}

/** No more than a piece of one part is held in memory. */
async function* piecesOf({ files }: Platform, parts: readonly string[]): AsyncIterable<Buffer> {
  for (const part of parts) yield* (await files.read(part)) as AsyncIterable<Buffer>;
}
