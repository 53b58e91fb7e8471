import type { Endpoint } from '#contract/kit/endpoint.ts';
import { domains } from '#server/app.ts';
import type { Domain } from '#server/platform/domain.ts';
import { type Callers, callersOf } from '../callers.ts';
import type { Databases } from '../databases.ts';
import { freshServer, type TestServer } from '../server.ts';
import type { Known } from './schemaValues.ts';
import { type Changes, watchChanges } from './watch.ts';

/** A demo college with people and applications in it, that notices what is done to it. */
export interface FuzzedCollege extends TestServer {
  readonly callers: Callers;
  readonly known: Known;
  readonly changes: Changes;
  /** How often the handler of an endpoint was reached: past the guard and the schema. */
  reached(endpoint: Pick<Endpoint, 'method' | 'path'>): number;
  /** Puts back what lets people in, where anything was changed, and forgets the guesses: so that one request does not shut the next one out. */
  restore(): Promise<void>;
}

const RESTORING = [
  'delete from user_claim',
  'update role set name = kept.name, may_sign_in = kept.may_sign_in from kept_role kept where role.id = kept.id',
  'delete from role_claim',
  'insert into role_claim select * from kept_role_claim',
  'delete from menu_claim',
  'delete from menu_item',
  'insert into menu_item select * from kept_menu_item',
  'insert into menu_claim select * from kept_menu_claim',
  'update user_account u set active = true, role_id = kept.role_id from kept_user kept where kept.id = u.id and (not u.active or u.role_id <> kept.role_id)',
];

export async function fuzzedCollege(databases: Databases): Promise<FuzzedCollege> {
  const counts = new Map<string, number>();
  const server = await freshServer(databases, {
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    domains: [counting(counts), ...domains],
  });
  const callers = await callersOf(server);
  const run = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  for (const table of ['role', 'role_claim', 'menu_item', 'menu_claim'])
    await run(`create table kept_${table} as select * from ${table}`);
  await run('create table kept_user as select id, role_id from user_account');
  const known = await knownAt(run);
  const watched = await watchChanges(server.platform.database);
  let isChanged = false;
  const changes = async () => {
    const seen = await watched();
    isChanged ||= seen.length > 0;
    return seen;
  };
  return {
    ...server,
    callers,
    known,
    changes,
    reached: ({ method, path }) => counts.get(`${method} /api${path}`) ?? 0,
    async restore() {
      await run('delete from attempt');
      await changes();
      if (!isChanged) return;
      for (const text of RESTORING) await run(text);
      await watched();
      isChanged = false;
    },
  };
}

const counting = (counts: Map<string, number>): Domain => ({
  name: 'counting',
  register(app) {
    app.addHook('onRoute', (route) => {
      const { handler, method, url } = route;
      route.handler = function counted(request, reply) {
        counts.set(`${String(method)} ${url}`, (counts.get(`${String(method)} ${url}`) ?? 0) + 1);
        return handler.call(this, request, reply);
      };
    });
  },
});

/** Ids, names and references that there are, so that requests find something. */
async function knownAt(run: (text: string) => Promise<Record<string, unknown>[]>): Promise<Known> {
  const rows = [
    ...(await run(
      "select id::text as a, user_name as b, email as c from user_account where user_name not in ('admin', 'newcomer') limit 6",
    )),
    ...(await run('select id::text as a, rrr as b, application_number as c from application limit 4')),
    ...(await run('select phone as a, invoice_number as b, reg_number as c from invoice limit 4')),
    ...(await run('select registration_number as a from jamb_candidate limit 3')),
  ];
  return [
    ...rows
      .flatMap(Object.values)
      .filter((value) => value !== null)
      .map(String),
    1,
    2,
    3,
    5,
    566,
  ];
}
