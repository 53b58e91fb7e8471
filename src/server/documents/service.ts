import { randomUUID } from 'node:crypto';
import type { Platform } from '../platform/platform.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { redrawn } from './photograph.ts';
import { findOwnDocument, removePassport, replacePassport } from './sql.ts';

const submitted = () => new Problem(409, 'This application has been submitted and can no longer be changed', { title: 'Invalid Action!' });

/** Keeps the bytes first and the row second: a crash between leaves a file nobody names, never a name without its file. */
export async function setPassport(platform: Platform, applicationId: string, bytes: Buffer, ip: string): Promise<string> {
  const photograph = await redrawn(bytes);
  const id = randomUUID();
  await platform.files.put(id, photograph);
  const [before] = await replacePassport(platform.database, [applicationId, id, 'image/jpeg', photograph.length, platform.now(), ip]);
  await forget(platform, before ? before.replaced : id);
  if (!before) throw submitted();
  return id;
}

export async function clearPassport(platform: Platform, applicationId: string, ip: string): Promise<void> {
  const [before] = await removePassport(platform.database, [applicationId, platform.now(), ip]);
  if (!before) throw submitted();
  await forget(platform, before.removed);
}

/** The bytes of one of the application's own files; 404 for anybody else's. */
export async function ownDocument(platform: Platform, id: string, applicationId: string): Promise<{ bytes: Buffer; contentType: string }> {
  const [document] = await findOwnDocument(platform.database, [id, applicationId]);
  if (!document) throw notFound('This file does not exist');
  return { bytes: await platform.files.get(document.id), contentType: document.content_type };
}

async function forget(platform: Platform, id: string | null): Promise<void> {
  if (id) await platform.files.remove(id);
}
