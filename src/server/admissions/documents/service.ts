import type { Readable } from 'node:stream';
import { putLoose, removeLoose } from '../../platform/files/looseFiles.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { redrawn } from './photograph.ts';
import { submitted } from './refusals.ts';
import { findOwnDocument, removePassport, replacePassport, setAside } from './sql.ts';
import { dropUploadsOf } from './uploads/sql.ts';

export { redrawn } from './photograph.ts';
export { requireReadable } from './uploads/content.ts';

/** A stranger's file must never run: it is saved under its name, and sandboxed where a browser opens it anyway. */
export const asAttachment = (name: string) => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
  'content-security-policy': "sandbox; default-src 'none'",
});

/** The sender makes up the id, so that a photograph whose reply was lost may be sent again. */
export interface SentPassport {
  readonly applicationId: string;
  readonly id: string;
  readonly bytes: Buffer;
  readonly ip: string;
}

/** The bytes are stored before the row: a crash between leaves a loose file, never a row without its file. */
export async function setPassport(platform: Platform, { applicationId, id, bytes, ip }: SentPassport): Promise<string> {
  const photograph = await redrawn(applicationId, bytes);
  const file = await putLoose(platform, photograph);
  const [before] = await replacePassport(platform.database, {
    applicationId,
    fileId: file,
    contentType: 'image/jpeg',
    byteCount: photograph.length,
    now: platform.now(),
    ip,
    documentId: id,
  });
  await forget(platform, before ? before.replaced : file);
  if (!before && !(await isOwn(platform, id, applicationId))) throw submitted();
  return id;
}

const isOwn = async ({ database }: Platform, id: string, applicationId: string): Promise<boolean> =>
  (await findOwnDocument(database, { documentId: id, applicationId })).length > 0;

export async function clearPassport(platform: Platform, applicationId: string, ip: string): Promise<void> {
  const [before] = await removePassport(platform.database, { applicationId, now: platform.now(), ip });
  if (!before) throw submitted();
  await forget(platform, before.removed);
}

export interface OwnDocument {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  read(): Promise<Readable>;
}

/** @throws Problem 404 for anybody else's */
export async function ownDocument(
  { database, files }: Platform,
  id: string,
  applicationId: string,
): Promise<OwnDocument> {
  const [document] = await findOwnDocument(database, { documentId: id, applicationId });
  if (!document) throw notFound('This file does not exist');
  const { name, contentType, byteCount: size, fileId: file } = document;
  return { name, contentType, size, read: () => files.read(file) };
}

async function forget(platform: Platform, file: string | null): Promise<void> {
  if (file) await removeLoose(platform, [file]);
}

/** They become parts of the application's version; their files stay. What is still on its way is dropped. */
export async function setDocumentsAside(tx: Queryable, applicationId: string, now: Date): Promise<void> {
  await setAside(tx, { applicationId });
  await dropUploadsOf(tx, { applicationId, now });
}
