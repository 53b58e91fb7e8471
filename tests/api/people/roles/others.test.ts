import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { mountedEndpoints } from '../../../../scripts/generate/mountedEndpoints.ts';
import { fillJupeb, newApplicant } from '../../../support/applicant.ts';
import { inThePlaceOf, twinOf } from '../../../support/callers.ts';
import { type Known } from '../../../support/fuzz/schemaValues.ts';
import { requestsOf, type WireRequest } from '../../../support/fuzz/requests.ts';
import { sendRaw } from '../../../support/fuzz/wire.ts';
import { databasesOf } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { volumeOf } from '../../../support/volume.ts';

/** `STRANGE_CALLS=25` for more of them. */
const REQUESTS = volumeOf('STRANGE_CALLS');
const SECRET = 'Quetzalcoatl';

/** Somebody whose records must stay theirs, and one of the same kind who knows every id of theirs. */
/** A session ends with it. */
const ENDED_BY_DELETE = ['/Application/login', '/Authentication/impersonation'];

interface Neighbours {
  readonly kind: string;
  readonly token: string;
  /** The ids and references of the other. */
  readonly others: Known;
}

describe("another's records", () => {
  const databases = databasesOf('embedded');
  let server: TestServer;
  let own: Endpoint[];
  let neighbours: Neighbours[];
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  beforeAll(async () => {
    server = await freshServer(databases, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const endpoints = await mountedEndpoints(server.platform.catalogue);
    const isLast = ({ method, path }: Endpoint) =>
      Number(path === '/Authentication/sign-out' || (method === 'DELETE' && ENDED_BY_DELETE.includes(path)));
    own = endpoints
      .filter(({ access }) => access === 'user' || access === 'applicant')
      .sort((one, other) => isLast(one) - isLast(other));
    const bursar = await people('bursar');
    const inTheirPlace = { ...bursar, kind: 'as bursar', token: await inThePlaceOf(server, 'admin', 'bursar') };
    neighbours = [
      await applicants(),
      inTheirPlace,
      bursar,
      ...(await Promise.all(['student', 'lecturer', 'hod', 'dean', 'admissions', 'admin'].map(people))),
    ];
  });

  test('are neither read nor changed by one of the same role who knows their ids', async () => {
    let calls = 0;
    const wrong: string[] = [];
    for (const neighbour of neighbours) {
      const before = await rowsOf(neighbour.others);
      for (const request of requestsBy(neighbour)) wrong.push(...(await mistakesOf(neighbour, request, calls++)));
      const after = await rowsOf(neighbour.others);
      if (after !== before) wrong.push(`${neighbour.kind} changed ${before} into ${after}`);
    }
    console.log(`${calls} calls with another's ids, of ${own.length} endpoints that are for one's own affairs`);
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(40 * REQUESTS);
  });

  const requestsBy = ({ kind, others }: Neighbours): WireRequest[] =>
    own
      .filter(({ access }) => (access === 'applicant') === (kind === 'applicant'))
      .flatMap((endpoint) => fc.sample(requestsOf(endpoint, 'valid', others), { numRuns: REQUESTS, seed: 7 }));

  async function mistakesOf({ kind, token }: Neighbours, request: WireRequest, turn: number): Promise<string[]> {
    const from = `10.1.${turn % 250}.${Math.floor(turn / 250) % 250}`;
    const { status, text } = await sendRaw(server.address, request, {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
    });
    return [
      ...(status === 401 && !/^\/api\/(Authentication\/|Application\/login$)/.test(request.path)
        ? [`${kind} is signed out before ${request.path}`]
        : []),
      ...(text.includes(SECRET)
        ? [`${kind} reads: ${request.method} ${request.path}: ${status} ${text.slice(0, 200)}`]
        : []),
    ];
  }

  async function applicants(): Promise<Neighbours> {
    const [other, mine] = [await newApplicant(server), await newApplicant(server)];
    await fillJupeb(server, other);
    const files = await run('select id::text from document where application_id = $1', [other.applicantId]);
    expect(files.length).toBeGreaterThan(0);
    await run('update application set middlename = $2 where id = $1', [other.applicantId, SECRET]);
    return {
      kind: 'applicant',
      token: mine.token,
      others: [other.applicantId, other.rrr, other.applicationNumber, ...files.map(({ id }) => String(id))],
    };
  }

  /** The demo person is the one who calls; the twin is the one whose records they are. */
  async function people(role: string): Promise<Neighbours> {
    const twin = await twinOf(server, role);
    await run('update user_account set middlename = $2, mobile_number = $2 where user_name = $1', [twin, SECRET]);
    const { userId, refreshToken } = await signedIn(server, twin);
    const [notice] = await run(
      "insert into notification (user_id, category, message, properties, created_at) values ($1, 'studentProfile', $2, '{}', $3) returning id::text",
      [userId, SECRET, server.clock.now()],
    );
    const sessions = await run('select id::text from user_session where user_id = $1', [userId]);
    return {
      kind: role,
      token: (await signedIn(server, role)).token,
      others: [
        userId,
        twin,
        `${twin}@matricula.example`,
        refreshToken,
        String(notice!['id']),
        ...sessions.map(({ id }) => String(id)),
      ],
    };
  }

  /** Every row that names one of the ids, in every table, as one text. */
  async function rowsOf(ids: Known): Promise<string> {
    const tables = await run(
      "select tablename from pg_tables where schemaname = 'public' and tablename not in ('audit_entry', 'attempt') order by 1",
    );
    const found = [];
    for (const { tablename } of tables) {
      found.push(
        ...(await run(
          `select '${String(tablename)} ' || t::text as row from ${String(tablename)} t where exists (select 1 from jsonb_array_elements_text($1) as known (part) where position(known.part in t::text) > 0) order by 1`,
          [JSON.stringify(ids.map(String))],
        )),
      );
    }
    return found.map(({ row }) => String(row)).join('\n');
  }
});
