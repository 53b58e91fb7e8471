import type { UploadStatus } from '#contract/admissions/documents.ts';
import { kindOfContentType } from '#rules/files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/problem.ts';
import { findOwnDocument } from '../sql.ts';
import { findUpload } from './sql.ts';

/** @throws Problem 404 for anybody else's */
export async function uploadStatusOf(
  { database }: Pick<Platform, 'database'>,
  id: string,
  applicationId: string,
): Promise<UploadStatus> {
  const status = await findUploadStatus({ database }, id, applicationId);
  if (!status) throw notFound('This upload does not exist');
  return status;
}

export async function findUploadStatus(
  { database }: Pick<Platform, 'database'>,
  id: string,
  applicationId: string,
): Promise<UploadStatus | undefined> {
  const [upload] = await findUpload(database, { uploadId: id, applicationId });
  if (upload) return { ...known(upload), received: upload.received, arrived: false };
  const [document] = await findOwnDocument(database, { documentId: id, applicationId });
  return document && { ...known(document), received: document.byteCount, arrived: true };
}

interface UploadRow {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly byteCount: number;
}

const known = ({ id, name, contentType, byteCount }: UploadRow) => ({
  id,
  name,
  kind: kindOfContentType(contentType)!,
  size: byteCount,
});
