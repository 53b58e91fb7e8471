import { beforeAll, expect, test } from 'vitest';
import type { Applicant, ApplicantRow } from '#contract/admissions/applicants.ts';
import type { Page } from '#contract/kit/list.ts';
import type { ApplicationRecord, SlipReply } from '#contract/admissions/applications.ts';
import {
  fillJupeb,
  invoiceFor,
  JUPEB_ANSWERS,
  newApplicant,
  pay,
  SECTION_ADDRESS,
  submitApplication,
} from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/Application/applications';
const REASON = 'Your sponsor has moved, please correct it';

onDatabases('applicants', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'admissions')).token;
  });
  const rows = async (query: string, list = LIST) =>
    (await server.call<Page<ApplicantRow>>('GET', `${list}?${query}`, { token })).data.rows;
  const recordOf = async (id: string) => (await server.call<Applicant>('GET', `${LIST}/${id}`, { token })).data;
  const submitted = async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    const [row] = await rows(`RRR=${applicant.rrr}`);
    return { ...applicant, row: row! };
  };
  const reset = (id: string, sections: readonly string[], reason = REASON) =>
    server.call<{ refused: unknown[] }>('POST', '/api/Application/reset-applications', {
      token,
      body: { ids: [id], sections, reason },
    });

  test('one who applied is found by name, number, RRR and programme, with how far they are', async () => {
    const { rrr, applicationNumber, row } = await submitted();
    expect(row).toMatchObject({ number: applicationNumber, fullName: 'Okafor Adaeze Ngozi', state: 'submitted' });
    for (const search of [applicationNumber, rrr, `jupeb ${applicationNumber}`, `adaeze ${rrr}`])
      expect(
        (await rows(`search=${encodeURIComponent(search)}`)).map(({ id }) => id),
        search,
      ).toEqual([row.id]);
    expect((await rows(`search=${rrr}&state=unpaid`)).length).toBe(0);
    expect((await server.call('GET', LIST, {})).status).toBe(401);
  });

  test('a named section is opened again, others are locked, and the slip of before says that it was replaced', async () => {
    const { token: own, row } = await submitted();
    const slip = async () =>
      (await server.call<SlipReply>('GET', '/api/JupebApplication/application-slip', { token: own })).data;
    const codeOf = ({ verification }: SlipReply) => verification.url.split('/').at(-1);
    const statusOf = async (of: SlipReply) =>
      (await server.call('GET', `/api/Application/verify-slip?code=${codeOf(of)}`)).data;
    const before = await slip();
    expect((await reset(row.id, [])).json.errors).toHaveProperty('/sections');
    expect((await reset(row.id, ['sponsor-and-referee'], ' ')).json.errors).toHaveProperty('/reason');
    expect((await reset(row.id, ['no-such'])).data.refused).toHaveLength(1);
    expect((await reset(row.id, ['sponsor-and-referee'])).data).toEqual({ reopened: 1, refused: [] });
    expect((await reset(row.id, ['sponsor-and-referee'])).data.refused).toHaveLength(1);
    expect(await statusOf(before)).toMatchObject({
      state: 'reopened',
      status: expect.stringMatching(/^Submitted; it has been open for corrections since /),
    });

    const record = (await server.call<ApplicationRecord>('GET', '/api/JupebApplication/application', { token: own }))
      .data;
    expect([record.formCompleted, record.next, record.reopened]).toEqual([
      false,
      'sponsor-and-referee',
      { sections: ['sponsor-and-referee'], reason: REASON },
    ]);
    expect(record.drafts['sponsor-and-referee']!.data).toMatchObject({ Sponsor: { Fullname: 'Chidi Okafor' } });
    const save = (section: keyof typeof SECTION_ADDRESS, body: object) =>
      server.call('POST', SECTION_ADDRESS[section], { token: own, body });
    const personal = JUPEB_ANSWERS['personal-details'](record.passport!);
    expect((await save('personal-details', personal)).status).toBe(200);
    expect(await save('personal-details', { ...personal, permanentAddress: 'Elsewhere 1' })).toMatchObject({
      status: 409,
      json: { message: 'This section is locked. The college has reopened Sponsor & Referee only' },
    });
    expect((await recordOf(row.id)).state).toBe('reopened');

    const { Sponsor, Referee } = JUPEB_ANSWERS['sponsor-and-referee'];
    const corrected = { Sponsor: { ...Sponsor, Address: '4 New Road' }, Referee };
    expect((await submitApplication(server, own)).status).toBe(409);
    expect((await save('sponsor-and-referee', corrected)).status).toBe(200);
    expect((await submitApplication(server, own)).status).toBe(200);
    const after = await slip();
    expect([before.edition, after.edition, codeOf(after) === codeOf(before)]).toEqual([1, 2, false]);
    expect(JSON.stringify(after.groups)).toContain('4 New Road');
    expect(await statusOf(before)).toMatchObject({
      state: 'replaced',
      status: expect.stringMatching(/^Replaced by a slip of /),
    });
    expect(await statusOf(after)).toMatchObject({ state: 'valid', status: 'Submitted' });
    const { state, editions } = await recordOf(row.id);
    expect([state, editions.map(({ edition, reason }) => [edition, reason])]).toEqual(['submitted', [[1, REASON]]]);
    expect((await save('sponsor-and-referee', { ...corrected, Sponsor })).status).toBe(409);
  });

  test('what is unpaid is deactivated once, and another can be made; what is paid stays', async () => {
    const rrr = await invoiceFor(server);
    const [row] = await rows(`RRR=${rrr}`);
    const deactivate = (reference: string, reason = 'It was made by mistake') =>
      server.call('POST', `/api/ApplicationInvoice/deactivate-application-invoice?rrr=${reference}`, {
        token,
        body: { reason },
      });
    expect((await deactivate(rrr, '')).json.errors).toHaveProperty('/reason');
    expect((await deactivate(rrr)).status).toBe(200);
    expect((await deactivate(row!.invoiceNumber)).status).toBe(200);
    expect(await recordOf(row!.id)).toMatchObject({ state: 'void', may: ['remove'] });

    const paid = await invoiceFor(server);
    await pay(server, paid);
    expect((await deactivate(paid)).status).toBe(409);
    expect((await rows(`RRR=${paid}`))[0]!.state).toBe('paid');
  });

  test('only what was never paid is deleted: the person is no longer named', async () => {
    const rrr = await invoiceFor(server);
    const [row] = await rows(`RRR=${rrr}`);
    const remove = (id: string) =>
      server.call('DELETE', `${LIST}/${id}`, { token, body: { reason: 'They asked for it' } });
    expect((await remove(row!.id)).status).toBe(200);
    expect((await remove(row!.id)).status).toBe(200);
    expect((await server.call('GET', `${LIST}/${row!.id}`, { token })).status).toBe(404);
    const { row: other } = await submitted();
    expect((await remove(other.id)).status).toBe(409);
    expect((await recordOf(other.id)).state).toBe('submitted');
  });
});
