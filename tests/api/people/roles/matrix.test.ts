import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Callers, callersOf } from '../../../support/callers.ts';
import { databasesOf } from '../../../support/databases.ts';
import { type MatrixRow, readMatrix } from '../../../support/matrix.ts';
import { openApiOf } from '../../../support/openApi.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const REFUSALS = ['401', '403'];

describe('the access matrix', () => {
  const databases = databasesOf('postgres');
  const matrix = readMatrix();
  let server: TestServer;
  let callers: Callers;
  beforeAll(async () => {
    server = await freshServer(databases);
    callers = await callersOf(server);
  });

  test('has every endpoint of the OpenAPI document beside that itself, and no other', async () => {
    const { paths } = await openApiOf(server);
    const documented = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/') && path !== '/api/openapi.json')
      .flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter((method) => method !== 'head')
          .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      );
    expect(matrix.map(({ method, path }) => `${method} /api${path}`).sort()).toEqual(documented.sort());
  });

  test('is what the server does: every endpoint, called by everybody', async () => {
    let calls = 0;
    const wrong: string[] = [];
    for (const row of matrix) {
      for (const [caller, verdict] of Object.entries(row.verdicts)) {
        const status = String(await statusOf(row, caller));
        const isAsWritten = verdict === 'yes' ? !REFUSALS.includes(status) : status === verdict;
        if (!isAsWritten) wrong.push(`${row.method} ${row.path} by ${caller}: ${status} instead of ${verdict}`);
        calls += 1;
      }
    }
    console.log(
      `${calls} calls of ${matrix.length} endpoints by ${Object.keys(matrix[0]!.verdicts).length} callers: ${wrong.length} not as the matrix says`,
    );
    expect(wrong).toEqual([]);
    expect(calls).toBeGreaterThan(2000);
  });

  test('opens nothing that needs a claim to who is not signed in', () => {
    const claimed = matrix.filter(({ rule }) => !/^(public|applicant|user)\b/.test(rule));
    expect(claimed.length).toBeGreaterThan(15);
    for (const { path, verdicts } of claimed)
      expect([path, verdicts['nobody'], verdicts['applicant']]).toEqual([path, '401', '401']);
  });

  /** Without what the endpoint asks for, so that what is let in changes nothing. */
  async function statusOf({ method, path }: MatrixRow, caller: string): Promise<number> {
    const token = await callers.tokenOf(caller, path);
    const leaving = new AbortController();
    const reply = await fetch(`${server.address}/api${path.replace(/:\w+/g, () => randomUUID())}`, {
      method,
      signal: leaving.signal,
      redirect: 'manual',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    leaving.abort();
    // The place that was taken is given back with it: the next call is of a new session.
    if (method === 'DELETE' && path === '/Authentication/impersonation') callers.forget(caller);
    return reply.status;
  }
});
