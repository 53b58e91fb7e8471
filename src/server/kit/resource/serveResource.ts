import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Column, Row } from '../../platform/database/statement.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { serveBulk, type BulkAct } from '../bulk/serveBulk.ts';
import { historyOf } from '../history/history.ts';
import { forgettingCounts } from '../list/counts.ts';
import { serveList } from '../list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { route, withMessage, type Call, type Handler } from '../../platform/route.ts';
import type { FormSheet } from '../forms/rows.ts';
import type { Changed, Resource } from './resource.ts';
import { stale } from '../revision/stale.ts';
import { ownActs, requireMark, unguarded } from './guards.ts';
import { aliasesOf, completing, keyFields } from '../upload/completing.ts';
import { verdictOn } from '../upload/judging.ts';
import { serveUpload, type UploadContract } from '../upload/serveUpload.ts';
import type { Slice, Undoes } from '../upload/target.ts';

type ResourceContract = Readonly<
  Record<'list' | 'file' | 'makeFile' | 'madeFile' | 'find' | 'history' | 'create' | 'toggle', Endpoint>
> & { readonly one: string; readonly declared: ListDeclaration } & Partial<
    UploadContract & Readonly<Record<'update', Endpoint>>
  >;

interface ServedBy<Row, New, Corrected> {
  readonly judge: {
    create(answers: unknown, title: string): New;
    correct?(answers: unknown, title: string): Corrected;
  };
  readonly sheet?: FormSheet &
    Pick<Undoes, 'mayRemove'> & {
      /** Takes back what else a corrected row of the spreadsheet brought about; the rows that were restored say so. */
      readonly restored?: (tx: Queryable, slice: Slice, changed: Changed) => Promise<unknown>;
    };
  /**
   * It is given where not everybody who may call may change every row: why this one is refused. A row says `mayChange`, so that a
   * page offers what would be done and nothing else.
   */
  readonly rowGuardFor?: (db: Queryable, user: User) => Promise<(of: New | Row) => Problem | undefined>;
  /** The acts that the list declares, where they do more than to switch whatever rows they are given. */
  readonly acts?: Readonly<Record<string, BulkAct>>;
  /** Awaited before a change is answered. */
  readonly changed?: () => Promise<void>;
}

const NOT_SAVED = 'Not saved!';

export function serveResource<Columns extends Record<string, Column>, New, Corrected>(
  app: FastifyInstance,
  platform: Platform,
  contract: ResourceContract,
  resource: Resource<Columns, New, Corrected>,
  by: ServedBy<Row<Columns>, New, Corrected>,
): void {
  const served = mountingOf(app, platform, contract, resource, by);
  serveReads(served);
  serveWrites(served);
  serveToggle(served);
  serveActsAndUpload(served, by);
}

/** What the groups of a resource's endpoints have in common. */
function mountingOf<Columns extends Record<string, Column>, New, Corrected>(
  app: FastifyInstance,
  platform: Platform,
  contract: ResourceContract,
  resource: Resource<Columns, New, Corrected>,
  { judge, rowGuardFor = unguarded, changed }: ServedBy<Row<Columns>, New, Corrected>,
) {
  const missing = () => notFound(`There is no such ${contract.one}`);
  /** What this user's list does not show is missing for them. */
  const findRow = async (db: Queryable, id: number, user: User) =>
    (await resource.list.find(db, id, user)) ?? raise(missing());
  const isGuarded = rowGuardFor !== unguarded || resource.list.isScoped;
  requireMark(contract.find, rowGuardFor !== unguarded);
  const markFor = async (db: Queryable, user: User) => {
    const refusal = await rowGuardFor(db, user);
    return (row: Row<Columns>) => (rowGuardFor === unguarded ? row : { ...row, mayChange: !refusal(row) });
  };
  return {
    app,
    platform,
    contract,
    resource,
    judge,
    rowGuardFor,
    changed: forgettingCounts(platform.database, changed),
    missing,
    findRow,
    markFor,
    isGuarded,
    by: (user: User, ip: string): Changed => ({ now: platform.now(), actor: actorOf(user), ip }),
    judgeFor: async (db: Queryable, user: User) => {
      const refusal = await rowGuardFor(db, user);
      return (answers: Readonly<Record<string, unknown>>) => {
        const typed = judge.create(tidied(answers), NOT_SAVED);
        raiseAny(refusal(typed));
        return typed;
      };
    },
    guardFor: async (db: Queryable, user: User) => {
      const refusal = await rowGuardFor(db, user);
      return async (id: string | number) => {
        if (isGuarded) raiseAny(refusal(await findRow(db, Number(id), user)));
      };
    },
  };
}

type Mounting<Columns extends Record<string, Column>, New, Corrected> = ReturnType<
  typeof mountingOf<Columns, New, Corrected>
>;

/** The list with its files, one row, and its history. */
function serveReads<Columns extends Record<string, Column>, New, Corrected>({
  app,
  platform,
  contract,
  resource,
  findRow,
  markFor,
}: Mounting<Columns, New, Corrected>): void {
  const { database } = platform;
  serveList(
    app,
    platform,
    contract,
    resource.list,
    (row) => row as never,
    (user) => markFor(database, user) as never,
  );
  mount(app, contract.find, async ({ params, caller }) => {
    const mark = await markFor(database, caller);
    return mark(await findRow(database, params.id, caller));
  });
  mount(app, contract.history, async ({ params, caller }) =>
    historyOf(database, resource.table, (await findRow(database, params.id, caller)).id as number),
  );
}

/** Making a row, and correcting it at the revision that was seen. */
function serveWrites<Columns extends Record<string, Column>, New, Corrected>({
  app,
  platform: { database },
  contract,
  resource,
  judge,
  judgeFor,
  guardFor,
  missing,
  changed,
  by,
}: Mounting<Columns, New, Corrected>): void {
  mount(app, contract.create, async ({ caller, body, request }) => {
    const judged = await judgeFor(database, caller);
    const [made] = await resource.create(database, judged(body), by(caller, request.ip));
    if (!made) throw taken(resource);
    await changed();
    return withMessage(`The ${contract.one} was created`, made);
  });

  const { correct } = resource;
  if (!contract.update || !correct) return;
  mount(app, contract.update, async ({ caller, params, query, body, request }) => {
    const guard = await guardFor(database, caller);
    await guard(params.id);
    const typed = judge.correct!(tidied(body), NOT_SAVED);
    const [row] = await correct(database, { ...params, ...query }, typed, by(caller, request.ip)).catch(
      (error: unknown) => raise(isUniqueViolation(error) ? taken(resource) : error),
    );
    if (!row) throw missing();
    if (!row.is_met) throw await stale(database, resource.table, params.id);
    await changed();
    return withMessage(`The ${contract.one} was saved`, null);
  });
}

/** Switching a row off and on. */
function serveToggle<Columns extends Record<string, Column>, New, Corrected>({
  app,
  platform: { database },
  contract,
  resource,
  guardFor,
  missing,
  changed,
  by,
}: Mounting<Columns, New, Corrected>): void {
  mount(app, contract.toggle, async ({ caller, params, body, request }) => {
    const guard = await guardFor(database, caller);
    await guard(params.id);
    const isActive = body['active'] as boolean;
    const [row] = await resource
      .toggle(database, { id: params.id, active: isActive, ...by(caller, request.ip) })
      .catch((error: unknown) => raise(staying(resource, error)));
    if (!row) throw missing();
    await changed();
    return withMessage(
      isActive
        ? `The ${contract.one} is offered again`
        : `The ${contract.one} is no longer offered. Where it was chosen before, it stays`,
      null,
    );
  });
}

/** What a person is told of a row that must not be switched off; of anything else, what it was. */
function staying({ mustStayActive }: Pick<Resource<never, never, never>, 'mustStayActive'>, error: unknown): unknown {
  if (!mustStayActive || !isViolationOf(error, mustStayActive)) return error;
  const { message } = mustStayActive;
  return new Problem(409, typeof message === 'string' ? message : message(error.detail ?? ''), { title: NOT_SAVED });
}

/** Acts on many rows, and a spreadsheet with its trial and undo. */
function serveActsAndUpload<Columns extends Record<string, Column>, New, Corrected>(
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
  serveUpload(app, platform, contract, {
    ...sheet,
    ...upload,
    needed: keyFields(upload.key, sheet.headings),
    aliases: aliasesOf(contract.declared, sheet.headings),
    complete: completing(sheet, upload.stored, (cells) => upload.recordOf(tidied(sheet.read(cells).answers) as New)),
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

interface ResourceCall {
  readonly params: { readonly id: number };
  readonly query: { readonly revision: number };
  readonly body: Readonly<Record<string, unknown>>;
  readonly caller: User;
  readonly request: FastifyRequest;
}

/** One function makes the contract's endpoints, so every one of them has these parts. */
const mount = (app: FastifyInstance, endpoint: Endpoint, handler: (call: ResourceCall) => unknown): void =>
  route(
    app,
    endpoint,
    (call: Call<Endpoint>) => handler(call as unknown as ResourceCall) as ReturnType<Handler<Endpoint>>,
  );

const isViolationOf = (error: unknown, { constraint }: { readonly constraint: string }): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.constraint === constraint;

const taken = ({ taken: { at, message } }: Pick<Resource<never, never, never>, 'taken'>) =>
  mistakeAt(at, message, NOT_SAVED);

/** Names that look the same become the same. */
const tidied = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer.trim().replace(/\s+/g, ' ') : answer,
    ]),
  );

function raiseAny(problem: Problem | undefined): void {
  if (problem) throw problem;
}

function raise(error: unknown): never {
  throw error;
}
