import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BankLineRow } from '#contract/finance/bank.ts';
import type { Closing } from '#contract/finance/closings.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { postJournal } from '#server/finance/ledger/service.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { commitUpload, tryRows } from '../../support/uploading.ts';

const DAY_MS = 86_400_000;

onBothDatabases('closing of books', (databases) => {
  let server: TestServer;
  let [bursar, auditor] = ['', ''];
  /** On which a payment came in. */
  let first: string;
  let feeId: number;
  beforeAll(async () => {
    server = await freshServer(databases);
    feeId = (await feeNamed(server, 'Identity Card')).id;
    await pay();
    first = today();
    await later(1);
  });

  const today = () => lagosDay(server.platform.now());
  const later = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    [bursar, auditor] = (await Promise.all(
      ['bursar', 'auditor'].map(async (name) => (await signedIn(server, name)).token),
    )) as [string, string];
  };
  const pay = async () => payInvoice(server, (await invoiceFee(server, feeId, newPayer())).rrr!);
  const post = (path: string, body: object, token: string) =>
    server.call('POST', `/api/Bursary/${path}` as '/api/Bursary/closing', { token, body: body as never });
  const ask = (day: string, span = 'A day', token = bursar, request = randomUUID()) =>
    post('closing', { request, answers: { span, day } }, token);
  const at = async (id: string, token = auditor): Promise<Closing> =>
    (await server.call('GET', `/api/Bursary/closing/${id}` as '/api/Bursary/closing/:id', { token })).data;
  const step = async (id: string, name: string, token: string, change: object = {}) => {
    const { state: from, digest } = await at(id);
    return post(`closing/${id}/${name}`, { request: randomUUID(), from, digest, answers: {}, ...change }, token);
  };
  const closed = async (day: string, span?: string) => {
    const { data, text } = await ask(day, span);
    if (!data) throw new Error(text);
    const { status, text: said } = await step(data.id, 'close', auditor);
    expect(status, said).toBe(200);
    return data.id;
  };
  const pack = async (id: string) =>
    (await server.call('GET', `/api/Bursary/closing/${id}/pack` as '/api/Bursary/closing/:id/pack', { token: auditor }))
      .text;
  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
  let sealed: string;

  test('needs two people, by claims of their own, and days that are over', async () => {
    expect((await ask(today())).json.errors).toEqual({ '/day': 'this day is not over yet' });
    expect((await ask(first, 'A month')).json.errors).toEqual({ '/day': 'this month is not over yet' });
    expect((await ask(first, 'A day', auditor)).status).toBe(403);
    const request = randomUUID();
    const both = await Promise.all([ask(first, 'A day', bursar, request), ask(first, 'A day', bursar, request)]);
    expect(new Set(both.flatMap(({ data }) => (data ? [data.id] : []))).size).toBe(1);
    expect((await ask(first)).status).toBe(409);
    const { id } = (await ask(first, 'A day', bursar, request)).data;
    expect((await step(id, 'close', bursar)).status).toBe(403);
    expect((await step(id, 'close', auditor, { digest: 'other' })).status).toBe(409);
    expect((await at(id)).state).toBe('asked');
    const tries = await Promise.all([step(id, 'close', auditor), step(id, 'close', auditor)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    sealed = id;
    expect(await at(id)).toMatchObject({ state: 'closed', fromDay: first, toDay: first });
  });

  test('seals counts, totals, suspense, cash and bank, with the person; its pack is the same bytes a year later', async () => {
    const before = await at(sealed);
    expect(before.closedBy).not.toBeNull();
    expect(before.assertions).toMatchObject({ journals: 1, postings: 2, mistakes: [] });
    expect(before.assertions.cash.receivedKobo).toBeGreaterThan(0);
    const content = await pack(sealed);
    expect(createHash('sha256').update(`\ufeff${content}`).digest('hex')).toBe(before.seal);
    expect(content).toContain('Cash book');
    await pay();
    await later(365);
    expect(await pack(sealed)).toBe(content);
    expect((await at(sealed)).assertions).toEqual(before.assertions);
  });

  test('of which nothing changes any more: no journal of its days, no word of its record', async () => {
    const { database } = server.platform;
    const late = database.transaction((tx) =>
      postJournal(tx, {
        kind: 'lodgement',
        key: 'late',
        at: new Date(`${first}T10:00:00Z`),
        actor: 'system:test',
        postings: [
          { account: 'clearing', amountKobo: 1 },
          { account: 'suspense', amountKobo: -1 },
        ],
      }),
    );
    await expect(late).rejects.toThrow('is closed');
    await expect(run('update closing set to_day = to_day - 1 where id = $1', [sealed])).rejects.toThrow('sealed');
    await expect(run('delete from closing where id = $1', [sealed])).rejects.toThrow('sealed');
    expect((await ask(first)).json.errors).toEqual({ '/day': 'this day is closed already' });
  });

  test('leaves what comes later to the open day, which says so', async () => {
    const list = { college: server, token: bursar, list: '/api/Payment/bank-lines', action: 'upload-bank-statement' };
    const { id } = await tryRows(list, [
      ['Account number', 'Date', 'Narration', 'Debit', 'Credit', 'Balance'],
      ['0099000001', first, 'CASH LODGED', '', '100', ''],
    ]);
    await commitUpload(list, id);
    await server.jobs.run('place-bank-lines');
    const { data } = await server.call<{ rows: BankLineRow[] }>('GET', '/api/Payment/bank-lines', { token: bursar });
    expect(data.rows).toMatchObject([{ day: first, state: 'suspense', isLate: true, postedOn: today() }]);
  });

  test('of a month closes it whole, after the days before it', async () => {
    const month = await closed(first, 'A month');
    expect(await at(month)).toMatchObject({ span: 'month', state: 'closed' });
    expect((await ask(first, 'A month')).status).toBe(409);
    const withdrawn = (await ask(lagosDay(new Date(server.platform.now().getTime() - DAY_MS)))).data;
    const answers = { reason: 'Too early' };
    expect((await step(withdrawn.id, 'withdraw', bursar, { answers })).status).toBe(200);
    expect((await step(withdrawn.id, 'close', auditor)).status).toBe(422);
    expect((await ask(lagosDay(new Date(server.platform.now().getTime() - DAY_MS)))).status).toBe(200);
  });
});
