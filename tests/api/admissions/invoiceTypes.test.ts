import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '#rules/days/calendar.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { HistoryEntry } from '#contract/kit/history.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { invoiceFor, pay } from '../../support/applicant.ts';
import { builtPortal } from '../../support/builtPortal.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const LIST = '/api/Application/invoice-types';

onDatabases('a type without a form', (databases) => {
  const dist = builtPortal();
  let server: TestServer;
  let token: string;
  let type: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    server = await freshServer(databases, { dist });
    ({ token } = await signedIn(server, 'admissions'));
    const today = lagosDay(server.clock.now());
    const [open] = (await server.call('GET', '/api/Session/all-sessions')).data;
    type = {
      name: 'Screening Slip',
      summary: 'The slip that a candidate brings to the screening.',
      amountKobo: 250_000,
      sessionId: open!.id,
      opens: today,
      closes: dayAfter(today, 30),
    };
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  const make = async (change: object = {}) =>
    server.call<{ id: number }>('POST', LIST, { token, body: { ...type, ...change } });
  const made = async (change: object = {}) => (await make(change)).data.id;
  const card = async (id: number, of: TestServer = server) =>
    (
      JSON.parse(/id="portal-data">(.*?)<\/script>/.exec((await of.call('GET', '/')).text)![1]!)
        .programmes as ProgrammeSummary[]
    ).find(({ applicationTypeId }) => applicationTypeId === id);
  const tried = (id: number) =>
    invoiceFor(server, { applicationTypeId: id, entersBy: undefined }).catch((error: Error) => error.message);

  test('is made by an officer: it has a card, and its invoice is generated, paid and receipted', async () => {
    const id = await made();
    expect(id).toBeGreaterThanOrEqual(1000);
    expect(await card(id)).toMatchObject({
      name: 'Screening Slip',
      hasForm: false,
      card: { mode: `type-${id}` },
      invoice: { amount: 2500, generatePage: '/generate_application_invoice' },
      made: { active: true },
    });
    const rrr = await invoiceFor(server, { applicationTypeId: id, entersBy: undefined });
    await pay(server, rrr);
    const { data } = await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    expect(data).toMatchObject({ isPaid: true, description: 'Screening Slip' });
    const receipt = await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`);
    expect([receipt.status, receipt.text]).toEqual([200, expect.stringContaining('Screening Slip')]);
    expect((await server.call('GET', '/api/Application/deadlines', { token })).data).toContainEqual(
      expect.objectContaining({ applicationTypeId: id, hasForm: false, feeKobo: 250_000 }),
    );
    expect(
      (await server.call<HistoryEntry[]>('GET', `${LIST}/${id}/history`, { token })).data.map(({ action }) => action),
    ).toEqual(['created']);
  });

  test('is among what can be applied for, which postgraduates see of theirs without signing in', async () => {
    const id = await made({ name: 'Departmental Slip' });
    const { data: all } = await server.call('GET', '/api/Application/application-types', { token });
    expect(all.find((each) => each.id === id)).toMatchObject({
      name: 'Departmental Slip',
      feeKobo: 250_000,
      isOpen: true,
      hasForm: false,
    });
    expect(all.find(({ name }) => name === 'JUPEB')).toMatchObject({ hasForm: true, isOpen: true });
    expect((await server.call('GET', '/api/Application/application-types')).status).toBe(401);
    const { data: postgraduate } = await server.call('GET', '/api/Application/pg-application-types');
    expect(postgraduate.map(({ name }) => name)).toEqual(['Postgraduate']);
  });

  test('is refused by its name, its fee, its days and who makes it', async () => {
    await made({ name: 'Late Slip' });
    expect((await make({ name: 'LATE slip' })).json.errors).toEqual({
      '/name': 'there is a type of this name already',
    });
    expect((await make({ name: 'jupeb' })).json.errors).toEqual({ '/name': 'a declared application has this name' });
    expect((await make({ name: 'Odd', amountKobo: 250_050 })).json.errors).toEqual({
      '/amountKobo': 'please enter whole naira, without kobo',
    });
    expect(Object.keys((await make({ name: 'Back', closes: '2020-01-01' })).json.errors!)).toEqual(['/closes']);
    const { token: lecturer } = await signedIn(server, 'lecturer');
    expect((await server.call('POST', LIST, { token: lecturer, body: type })).status).toBe(403);
  });

  test('takes the new fee, and no invoice when it is switched off', async () => {
    const id = await made({ name: 'Changed Slip' });
    const change = async (answers: object) => {
      const { revision } = (await server.call<{ revision: number }>('GET', `${LIST}/${id}`, { token })).data;
      return server.call('PUT', `${LIST}/${id}?revision=${revision}`, { token, body: { ...type, ...answers } });
    };
    expect((await change({ name: 'Changed Slip', amountKobo: 300_000 })).status).toBe(200);
    expect((await card(id))!.invoice.amount).toBe(3000);
    expect(await tried(id)).toMatch(/^\d{12}$/);
    await server.call('PUT', `${LIST}/${id}/toggle-activation`, { token, body: { active: false } });
    expect(await tried(id)).toContain('Changed Slip is no longer offered');
    expect((await card(id))!.made!.active).toBe(false);
  });

  test('reaches every server of the college', async () => {
    if (server.platform.database.kind === 'embedded') return;
    const { dataDir, databaseUrl } = server.platform.settings;
    const place = { dataDir, databaseUrl, remove: async () => undefined };
    const second = await freshServer(databases, { dist, place });
    const id = await made({ name: 'Shared Slip' });
    expect(
      await until('the other server has the card', async () => {
        const found = await card(id, second);
        if (!found) throw new Error('it has none yet');
        return found.name;
      }),
    ).toBe('Shared Slip');
  });
});
