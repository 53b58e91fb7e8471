import type { FastifyInstance } from 'fastify';
import type { Column, Row } from '../../platform/database/statement.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { historyOf } from '../history/history.ts';
import { serveList } from '../list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { withMessage } from '../../platform/route.ts';
import type { Resource } from './resource.ts';
import { stale } from '../revision/stale.ts';
import {
  mount,
  mountingOf,
  NOT_SAVED,
  raise,
  staying,
  tidied,
  type Mounting,
  type ResourceContract,
  type ServedBy,
} from './mounting.ts';
import { serveManyRows } from './serveManyRows.ts';

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
  serveManyRows(served, by);
}

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
  mayCorrect,
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
    await mayCorrect?.(database, params.id, typed);
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

const taken = ({ taken: { at, message } }: Pick<Resource<never, never, never>, 'taken'>) =>
  mistakeAt(at, message, NOT_SAVED);
