import { randomUUID } from 'node:crypto';
import { accountOf, type MatrixRow, readMatrix } from '../../support/matrix.ts';
import { openApiOf } from '../../support/openApi.ts';
import type { Finding } from '../attack.ts';
import type { Browser } from '../target/browser.ts';
import { newApplicant } from '../target/applicants.ts';
import { signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';

/** In another's place: part `tokens` takes that place. */
const IN_ANOTHERS_PLACE = 'as admin';

/** Every endpoint, called by everybody whom the access matrix refuses; and every endpoint that the matrix does not have. */
export async function forbiddenCalls(target: Target): Promise<Finding[]> {
  const matrix = readMatrix();
  const callers = await callersOf(target, Object.keys(matrix[0]!.verdicts));
  const findings = await unlisted(target, matrix);
  for (const row of target.random.some(matrix, target.times(matrix.length, 40))) {
    for (const [caller, { browser, token }] of callers) {
      if (row.verdicts[caller] === 'yes') continue;
      const path = `/api${row.path.replace(/:\w+/g, () => randomUUID())}`;
      const { status } = await browser.call(row.method, path, { token, body: row.method === 'GET' ? undefined : {} });
      if (String(status) !== row.verdicts[caller] && status !== 429) {
        findings.push({
          what: `${row.method} ${row.path} answers ${status} to ${caller}, who has no right to it`,
          reproduce: `${row.method} ${path} with the token of ${caller}`,
        });
      }
    }
  }
  return findings;
}

interface Caller {
  readonly browser: Browser;
  readonly token: string | undefined;
}

async function callersOf(target: Target, names: readonly string[]): Promise<Map<string, Caller>> {
  const callers = new Map<string, Caller>();
  for (const name of names.filter((each) => each !== IN_ANOTHERS_PLACE)) {
    if (name === 'nobody') callers.set(name, { browser: target.stranger(), token: undefined });
    else callers.set(name, await (name === 'applicant' ? newApplicant(target) : signIn(target, accountOf(name))));
  }
  return callers;
}

async function unlisted(target: Target, matrix: readonly MatrixRow[]): Promise<Finding[]> {
  const { paths } = await openApiOf(target.stranger());
  const known = new Set(matrix.map(({ method, path }) => `${method} /api${path}`));
  const served = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/') && path !== '/api/openapi.json')
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'head')
        .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
  target.note(`${served.length} endpoints are served`);
  return served
    .filter((each) => !known.has(each))
    .map((each) => ({
      what: `${each} is served and nobody has said who may call it`,
      reproduce: 'GET /api/openapi.json, beside tests/fixtures/access-matrix.md',
    }));
}
