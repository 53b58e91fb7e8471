import type { Static } from 'typebox';
import { isWithin, schemaAt } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { declareUpload, UploadStatus } from '#contract/admissions/documents.ts';
import { FILE_KINDS, isTooLarge, MEGABYTE, tooLarge, WRONG_TYPE } from '#rules/files.ts';
import { findApplication } from '../../applications/service.ts';
import { openPaths } from '../../queries/service.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Problem } from '../../../platform/problem.ts';
import { refused, submitted } from '../refusals.ts';
import { findUploadStatus } from './status.ts';
import { beginUpload } from './sql.ts';

/** These limit what one application may hold, arrived and on its way together. */
const MOST_FILES = 40;
const MOST_BYTES = 150 * MEGABYTE;

export type Declared = Static<(typeof declareUpload)['body']>;

/** Safe to repeat under the same id of the sender, since the reply may have been lost. */
export async function declare(
  platform: Platform,
  applicationId: string,
  id: string,
  declared: Declared,
): Promise<UploadStatus> {
  const { name, kind, size } = declared;
  const before = await findUploadStatus(platform, id, applicationId);
  if (before)
    return before.size === size && before.kind === kind
      ? before
      : Promise.reject(refused('This number belongs to another file'));
  const application = await findApplication(platform, applicationId);
  if (application.completedAt && !(await isQueried(platform, applicationId, declared))) throw submitted();
  mustFit(application.programme, declared);
  const [begun] = await beginUpload(platform.database, {
    uploadId: id,
    applicationId,
    name: plain(name),
    contentType: FILE_KINDS[kind].contentType,
    byteCount: size,
    now: platform.now(),
    mostFiles: MOST_FILES,
    mostBytes: MOST_BYTES,
  });
  return begun
    ? { id, name: plain(name), kind, size, received: 0, arrived: false }
    : whyNot(platform, applicationId, id);
}

/** While the office asks for it, a file is taken after the submission too. */
async function isQueried(platform: Platform, applicationId: string, { section, field }: Declared): Promise<boolean> {
  const open = await openPaths(platform, applicationId);
  return open.some((path) => isWithin(`${section}${field}`, path));
}

function mustFit({ sections }: Programme, { section, field, kind, size }: Declared): void {
  const schema = Object.hasOwn(sections, section) ? schemaAt(sections[section]!, field) : undefined;
  if (schema?.widget !== 'file') throw refused('This form does not ask for such a file');
  if (!schema.accept!.includes(kind)) throw refused(WRONG_TYPE);
  if (isTooLarge(size, schema.maxMegabytes!)) throw refused(tooLarge(schema.maxMegabytes!));
}

/** Another request has begun it meanwhile, the id is somebody else's, or there is no more room. */
async function whyNot(platform: Platform, applicationId: string, id: string): Promise<UploadStatus> {
  const meanwhile = await findUploadStatus(platform, id, applicationId);
  if (meanwhile) return meanwhile;
  throw new Problem(409, 'You have sent as many files as one application can hold. Please remove one first', {
    title: 'Invalid Action!',
  });
}

/** The name has no path and nothing invisible. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(-120) || 'file';
