import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Column, Row } from '../../platform/database/statement.ts';
import type { BulkAct } from '../bulk/serveBulk.ts';
import { forgettingCounts } from '../list/counts.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import type { FormSheet } from '../forms/rows.ts';
import type { Changed, Resource } from './resource.ts';
import { requireMark, unguarded } from './guards.ts';
import type { UploadContract } from '../upload/serveUpload.ts';
import type { Slice, Undoes, UploadTarget } from '../upload/target.ts';

export type ResourceContract = Readonly<
  Record<'list' | 'file' | 'makeFile' | 'madeFile' | 'find' | 'history' | 'create' | 'toggle', Endpoint>
> & { readonly one: string; readonly declared: ListDeclaration } & Partial<
    UploadContract & Readonly<Record<'update', Endpoint>>
  >;

export interface ServedBy<Row, New, Corrected> {
  readonly judge: {
    create(answers: unknown, title: string): New;
    correct?(answers: unknown, title: string): Corrected;
  };
  readonly sheet?: FormSheet &
    Pick<Undoes, 'mayRemove'> &
    Pick<UploadTarget, 'instead'> & {
      /** Fills what the rows of an office's file leave out, before it is filled with what is stored. */
      readonly following?: NonNullable<UploadTarget['complete']>;
      /** Takes back what else a corrected row of the spreadsheet brought about; the rows that were restored say so. */
      readonly restored?: (tx: Queryable, slice: Slice, changed: Changed) => Promise<unknown>;
    };
  /**
   * It is given where not everybody who may call may change every row: why this one is refused. A row says `mayChange`, so that a
   * page offers what would be done and nothing else.
   */
  readonly rowGuardFor?: (db: Queryable, user: User) => Promise<(of: New | Row) => Problem | undefined>;
  /** Why a row cannot be corrected so, by what other rows say. @throws Problem */
  readonly mayCorrect?: (db: Queryable, id: number, typed: Corrected) => Promise<void>;
  /** The acts that the list declares, where they do more than to switch whatever rows they are given. */
  readonly acts?: Readonly<Record<string, BulkAct>>;
  /** Awaited before a change is answered. */
  readonly changed?: () => Promise<void>;
}

export const NOT_SAVED = 'Not saved!';

/** What the groups of a resource's endpoints have in common. */
export function mountingOf<Columns extends Record<string, Column>, New, Corrected>(
  app: FastifyInstance,
  platform: Platform,
  contract: ResourceContract,
  resource: Resource<Columns, New, Corrected>,
  { judge, rowGuardFor = unguarded, mayCorrect, changed }: ServedBy<Row<Columns>, New, Corrected>,
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
    mayCorrect,
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

export type Mounting<Columns extends Record<string, Column>, New, Corrected> = ReturnType<
  typeof mountingOf<Columns, New, Corrected>
>;

interface ResourceCall {
  readonly params: { readonly id: number };
  readonly query: { readonly revision: number };
  readonly body: Readonly<Record<string, unknown>>;
  readonly caller: User;
  readonly request: FastifyRequest;
}

/** One function makes the contract's endpoints, so every one of them has these parts. */
export const mount = (app: FastifyInstance, endpoint: Endpoint, handler: (call: ResourceCall) => unknown): void =>
  route(
    app,
    endpoint,
    (call: Call<Endpoint>) => handler(call as unknown as ResourceCall) as ReturnType<Handler<Endpoint>>,
  );

/** What a person is told of a row that must not be switched off; of anything else, what it was. */
export function staying(
  { mustStayActive }: Pick<Resource<never, never, never>, 'mustStayActive'>,
  error: unknown,
): unknown {
  if (!mustStayActive || !isViolationOf(error, mustStayActive)) return error;
  const { message } = mustStayActive;
  return new Problem(409, typeof message === 'string' ? message : message(error.detail ?? ''), { title: NOT_SAVED });
}

const isViolationOf = (error: unknown, { constraint }: { readonly constraint: string }): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.constraint === constraint;

/** Names that look the same become the same. */
export const tidied = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string' ? answer.trim().replace(/\s+/g, ' ') : answer,
    ]),
  );

function raiseAny(problem: Problem | undefined): void {
  if (problem) throw problem;
}

export function raise(error: unknown): never {
  throw error;
}
