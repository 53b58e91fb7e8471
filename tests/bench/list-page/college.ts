import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginReply } from '#contract/people/accounts.ts';
import type { users } from '#contract/people/users.ts';
import type { RowOf } from '#portal/kit/list/listProps.ts';
import { signedInBy } from '#portal/session/signedIn.ts';
import { ensurePortal } from '../../../scripts/build/portal.ts';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { PASSWORD } from '../../support/logIn.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { until } from '../../support/until.ts';

export const PAGE_SIZE = 50;
const PAGES = 12;
const LONGEST_FILLING_MS = 300_000;

/** The demo college as the product ships it, and what the bench knows of it. */
export interface DemoCollege {
  readonly address: string;
  readonly token: string;
  /** What a device holds whose person is signed in. */
  readonly held: readonly { readonly name: string; readonly value: string }[];
  /** Of the list's first pages the username in the first row. */
  readonly firstOfPage: readonly string[];
}

/** Runs a measurement beside the demo college; it is gone afterwards. */
export async function atDemoCollege<T>(measure: (college: DemoCollege) => Promise<T>): Promise<T> {
  ensurePortal();
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-list-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { child, serving, ended, output } = startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_STUDENTS: '1200',
    LOG_LEVEL: 'info',
  });
  try {
    await serving;
    const isFilled = () => {
      if (!output().includes('the demo college is filled')) throw new Error(output());
    };
    await until('the demo college is filled', isFilled, { longestMs: LONGEST_FILLING_MS });
    return await measure(await read(address));
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** No notice and no question stands before the list. */
async function read(address: string): Promise<DemoCollege> {
  const { call } = callerOf(address);
  const { data } = await call<LoginReply>('POST', '/api/Authentication/login', {
    body: { userName: 'admin', password: PASSWORD },
  });
  const token = data.jwtToken!.token;
  const pageOf = async (page: number) =>
    (
      await call<{ readonly rows: readonly RowOf<typeof users.list>[] }>(
        'GET',
        `/api/UserManagement/all-users?pageSize=${PAGE_SIZE}&page=${page}`,
        { token },
      )
    ).data;
  const firstOfPage = [];
  for (let page = 1; page <= PAGES; page += 1) firstOfPage.push((await pageOf(page)).rows[0]!.userName);
  const own = await call<readonly { readonly id: string }[]>('GET', '/api/Notices/own', { token });
  await call('POST', '/api/Notices/seen', { token, body: { ids: own.data.map(({ id }) => id) } });
  const held = Object.entries(signedInBy({ ...data, displayCSATModal: false })).map(([name, value]) => ({
    name: `matricula.${name}`,
    value: JSON.stringify(value),
  }));
  return { address, token, held, firstOfPage };
}
