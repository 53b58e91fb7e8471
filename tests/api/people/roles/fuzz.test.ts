import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { mountedEndpoints } from '../../../../scripts/generate/mountedEndpoints.ts';
import { type FuzzedCollege, fuzzedCollege } from '../../../support/fuzz/college.ts';
import { type Manner, requestsOf, type WireRequest } from '../../../support/fuzz/requests.ts';
import { sendRaw, type WireReply } from '../../../support/fuzz/wire.ts';
import { databasesOf } from '../../../support/databases.ts';
import { readMatrix } from '../../../support/matrix.ts';
import { seedOf, volumeOf } from '../../../support/volume.ts';

/** Of all requests, and the part of each manner; `REQUESTS=22000` for more. */
const IN_ALL = volumeOf('REQUESTS');
const MANNERS: Readonly<Record<Manner, number>> = { valid: 0.38, nearly: 0.34, hostile: 0.16, broken: 0.12 };
const SEED = seedOf('requests made from the contract');

/** What of the program's inside must never be read outside. */
const INSIDE = /node_modules|\bat .+:\d+:\d+|\.ts:\d+|syntax error at or near|PGlite|violates|relation "/;

describe('requests made from the contract', () => {
  const databases = databasesOf('embedded');
  const verdicts = new Map(readMatrix().map((row) => [`${row.method} ${row.path}`, Object.entries(row.verdicts)]));
  let college: FuzzedCollege;
  let endpoints: Endpoint[];
  beforeAll(async () => {
    college = await fuzzedCollege(databases);
    endpoints = await mountedEndpoints(college.platform.catalogue);
  });

  test('are answered without a fault, tell nothing of the inside, and change nothing when they are refused', async () => {
    const told = new Map<string, number>();
    const count = (what: string | number) => told.set(String(what), (told.get(String(what)) ?? 0) + 1);
    const wrong: string[] = [];
    // Signing in changes something: nobody is left who would do it on the way to a request.
    for (const caller of new Set([...verdicts.values()].flat().map(([name]) => name)))
      await college.callers.tokenOf(caller, '');
    for (const endpoint of endpoints) {
      await college.restore();
      for (const { manner, request, turn } of requestsTo(endpoint)) {
        const caller = callerOf(endpoint, turn);
        const reply = await send(request, endpoint, caller, turn);
        const changes = await college.changes();
        count('requests');
        count(reply.status);
        if (changes.length > 0) count('changing something');
        for (const mistake of mistakesIn(reply, changes))
          wrong.push(
            `${mistake}: ${manner} ${request.method} ${request.path.slice(0, 160)} ${String(request.body).slice(0, 200)} by ${caller}: ${reply.status} ${reply.text.slice(0, 160)}`,
          );
      }
    }
    const reached = endpoints.reduce((sum, endpoint) => sum + college.reached(endpoint), 0);
    console.log(
      `${told.get('requests')} requests of ${endpoints.length} endpoints, ${reached} reached a handler; ${JSON.stringify(Object.fromEntries([...told].sort()))}`,
    );
    expect(wrong.slice(0, 40)).toEqual([]);
    expect(told.get('requests')).toBeGreaterThanOrEqual(IN_ALL);
    expect(reached).toBeGreaterThan(told.get('requests')! / 4);
    expect(
      endpoints
        .filter((endpoint) => college.reached(endpoint) === 0 && isGranted(endpoint))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  }, 600_000);

  function* requestsTo(endpoint: Endpoint) {
    let turn = 0;
    // A parameter may spell the fixed address of another endpoint, which then answers in this one's place.
    const others = new Set(
      endpoints
        .filter(({ method, path }) => method === endpoint.method && path !== endpoint.path)
        .map(({ path }) => `/api${path}`),
    );
    const isOwn = ({ path }: WireRequest) => !others.has(path.replace(/[?].*/s, ''));
    for (const [manner, part] of Object.entries(MANNERS) as [Manner, number][]) {
      const numRuns = Math.ceil((IN_ALL / endpoints.length) * part);
      const requests = requestsOf(endpoint, manner, college.known).filter(isOwn);
      for (const request of fc.sample(requests, { numRuns, seed: SEED })) yield { manner, request, turn: turn++ };
    }
  }

  const verdictsOn = ({ method, path }: Endpoint) => verdicts.get(`${method} ${path}`)!;

  /** Sensitive answers are nobody's to read until two administrators have given somebody the claim. */
  const isGranted = (endpoint: Endpoint) => verdictsOn(endpoint).some(([, verdict]) => verdict === 'yes');

  /** Three of four times one who may, so that the handlers are reached. */
  function callerOf(endpoint: Endpoint, turn: number): string {
    const all = verdictsOn(endpoint);
    const among = turn % 4 === 3 || !isGranted(endpoint) ? all : all.filter(([, verdict]) => verdict === 'yes');
    return among[turn % among.length]![0];
  }

  /** From a new address each time: guesses are slowed by where they come from. */
  async function send(
    request: WireRequest,
    { method, path }: Endpoint,
    caller: string,
    turn: number,
  ): Promise<WireReply> {
    const from = `10.${turn % 250}.${Math.floor(turn / 7) % 250}.${(turn * 31) % 250}`;
    const ask = async () => {
      const token = await college.callers.tokenOf(caller, path);
      return sendRaw(college.address, request, {
        'x-forwarded-for': from,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      });
    };
    const reply = await ask();
    const isSignedOut =
      reply.status === 401 &&
      verdicts.get(`${method} ${path}`)!.some(([name, verdict]) => name === caller && verdict === 'yes') &&
      caller !== 'applicant' &&
      caller !== 'nobody';
    if (!isSignedOut) return reply;
    college.callers.forget(caller);
    await college.restore();
    await college.callers.tokenOf(caller, path);
    await college.changes();
    return ask();
  }
});

function mistakesIn({ status, contentType, text }: WireReply, changes: readonly string[]): string[] {
  const refused = status >= 400;
  return [
    status >= 500 || status === 0 ? 'a fault' : '',
    INSIDE.test(text) && refused ? 'the inside is told' : '',
    refused && changes.length > 0 ? `a refused request changed ${changes.join(', ')}` : '',
    refused && !isRefusal(contentType, text) ? 'no refusal of ours' : '',
  ].filter((mistake) => mistake !== '');
}

function isRefusal(contentType: string, text: string): boolean {
  if (!contentType.startsWith('application/json')) return false;
  const { success, message } = JSON.parse(text) as { success?: unknown; message?: unknown };
  return success === false && typeof message === 'string' && message !== '';
}
