import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Column, Row } from '../../platform/database/statement.ts';
import { serveBulk } from '../bulk/serveBulk.ts';
import { ownActs, unguarded } from './guards.ts';
import { aliasesOf, completing, keyFields } from '../upload/completing.ts';
import { verdictOn } from '../upload/judging.ts';
import { serveUpload, type UploadContract } from '../upload/serveUpload.ts';
import { raise, staying, tidied, type Mounting, type ServedBy } from './mounting.ts';

/** Acts on many rows, and a spreadsheet with its trial and undo. */
export function serveManyRows<Columns extends Record<string, Column>, New, Corrected>(
  {
    app,
    platform,
    contract,
    resource,
    rowGuardFor,
    changed,
    judgeFor,
    guardFor,
    isGuarded,
    by,
  }: Mounting<Columns, New, Corrected>,
  { acts, sheet }: Pick<ServedBy<Row<Columns>, New, Corrected>, 'acts' | 'sheet'>,
): void {
  if (contract.declared.bulk)
    serveBulk(app, platform, contract as unknown as Readonly<Record<string, Endpoint>>, contract.declared, {
      acts: acts ?? ownActs(contract.list, resource, rowGuardFor),
      changed,
    });
  const { upload } = resource;
  if (!isUploaded(contract)) return;
  if (resource.list.isScoped && rowGuardFor === unguarded)
    throw new Error(
      `The rows of ${contract.list.path} are scoped, and an upload would write into all of them: give it a rowGuardFor`,
    );
  if (!upload || !sheet) return;
  const needed = keyFields(upload.key, sheet.headings);
  const completed = completing(sheet, upload.stored, (cells) =>
    needed.every((field) => cells[sheet.headings[field]!])
      ? upload.recordOf(tidied(sheet.read(cells).answers) as New)
      : undefined,
  );
  serveUpload(app, platform, contract, {
    ...sheet,
    ...upload,
    needed,
    aliases: aliasesOf(contract.declared, sheet.headings),
    complete: async (db, rows, user) => completed(db, (await sheet.following?.(db, rows, user)) ?? rows),
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db, user) => {
      const judged = await judgeFor(db, user);
      return (cells) => verdictOn(sheet, cells, (answers) => upload.recordOf(judged(answers)));
    },
    compare: upload.judge,
    write: (tx, slice, rows, { user, ip }) => upload.write(tx, slice, rows, by(user, ip)),
    undo: {
      ...upload.undo,
      ...sheet,
      ...(isGuarded && { guardFor }),
      restore: async (tx, slice, { user, ip }) => {
        await upload.undo.restore(tx, slice, by(user, ip));
        await sheet.restored?.(tx, slice, by(user, ip));
      },
      remove: (tx, slice, { user, ip }) => upload.undo.remove(tx, slice, by(user, ip)),
      switchOff: (tx, id, { user, ip }) =>
        resource
          .toggle(tx, { id: Number(id), active: false, ...by(user, ip) })
          .catch((error: unknown) => raise(staying(resource, error))),
    },
    changed,
  });
}

/** A slice of so many takes a few milliseconds to judge, and as many to write. */
const ROWS_AT_ONCE = 25;

const isUploaded = (contract: Partial<UploadContract>): contract is UploadContract => contract.upload !== undefined;
