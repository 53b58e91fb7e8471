import type { UploadStanding } from '#contract/admissions/documents.ts';
import { kindOfContentType } from '#rules/files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound } from '../../../platform/problem.ts';
import { findOwnDocument } from '../sql.ts';
import { findUpload } from './sql.ts';

/** Where one of the application's own uploads stands; 404 for anybody else's. */
export async function standingOf({ database }: Pick<Platform, 'database'>, id: string, applicationId: string): Promise<UploadStanding> {
  const found = await findStanding({ database }, id, applicationId);
  if (!found) throw notFound('This upload does not exist');
  return found;
}

export async function findStanding({ database }: Pick<Platform, 'database'>, id: string, applicationId: string): Promise<UploadStanding | undefined> {
  const [upload] = await findUpload(database, [id, applicationId]);
  if (upload) return { ...known(upload), received: upload.received, arrived: false };
  const [document] = await findOwnDocument(database, [id, applicationId]);
  return document && { ...known(document), received: document.byte_count, arrived: true };
}

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly content_type: string;
  readonly byte_count: number;
}

const known = ({ id, name, content_type, byte_count }: Kept) => ({ id, name, kind: kindOfContentType(content_type)!, size: byte_count });
