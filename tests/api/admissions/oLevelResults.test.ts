import { beforeAll, expect, test } from 'vitest';
import type { OLevelDetails } from '#contract/admissions/olevel-checks.ts';
import type { ApplicantRow } from '#contract/admissions/applicants.ts';
import type { ApplicationRecord, SlipReply } from '#contract/admissions/applications.ts';
import type { Page } from '#contract/kit/list.ts';
import {
  fillJupeb,
  JUPEB_ANSWERS,
  newApplicant,
  saveJupeb,
  SECTION_ADDRESS,
  submitApplication,
} from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const [SITTING] = JUPEB_ANSWERS['o-level-result'].oLevelInfo;
const AWAITED = 10;
const AWAITING = {
  oLevelInfo: [
    {
      ...SITTING,
      resultStatus: 'Awaiting result',
      subjectGrade: Object.fromEntries(Object.keys(SITTING.subjectGrade).map((subject) => [subject, AWAITED])),
    },
  ],
};

onDatabases('O-Level results', (databases) => {
  let server: TestServer;
  let officer: string;
  let second: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'admissions')).token;
    second = (await signedIn(server, 'admin')).token;
  });
  const waiting = async (search: string) =>
    (
      await server.call<Page<ApplicantRow>>('GET', `/api/Application/awaited-results?search=${search}`, {
        token: officer,
      })
    ).data.rows.length;
  const detailsOf = async (number: string, token = officer) =>
    (
      await server.call<OLevelDetails>(
        'GET',
        `/api/OLevel/get-olevel-details?regNumber=${encodeURIComponent(number)}`,
        {
          token,
        },
      )
    ).data;

  const awaiting = async () => {
    const applicant = await newApplicant(server);
    await saveJupeb(server, applicant);
    const saved = await server.call('POST', SECTION_ADDRESS['o-level-result'], {
      token: applicant.token,
      body: AWAITING,
    });
    expect(saved.text).toContain('true');
    await submitApplication(server, applicant.token);
    return applicant;
  };
  const add = (token: string) => server.call('POST', '/api/Application/add-awaited-result', { token });
  const untilOf = async (token: string) =>
    (await server.call<{ until: string | null }>('GET', '/api/Application/awaited-result', { token })).data.until;
  const open = (opensOn: string, closesOn: string) =>
    server.call<{ id: number }>('POST', '/api/Application/open-awaited-window', {
      token: officer,
      body: { answers: { opensOn, closesOn } },
    });
  const slipOf = async (token: string) =>
    (await server.call<SlipReply>('GET', '/api/JupebApplication/application-slip', { token })).data;

  test('in a window who awaits a result adds it, and nothing else; who began only is put back as it shuts', async () => {
    const [adds, begins, has] = [await awaiting(), await awaiting(), await newApplicant(server)];
    await fillJupeb(server, has);
    expect([await waiting(adds.rrr), await waiting(has.rrr)]).toEqual([1, 0]);
    expect((await add(adds.token)).status).toBe(409);
    const today = (
      await server.call<ApplicationRecord>('GET', '/api/JupebApplication/application', { token: adds.token })
    ).data.today;
    expect((await open(today, '2020-01-01')).json.errors).toHaveProperty('/closesOn');
    const { id } = (await open(today, today)).data;
    expect([await untilOf(adds.token), await untilOf(has.token)]).toEqual([today, null]);
    expect((await add(has.token)).status).toBe(409);

    const before = await slipOf(adds.token);
    expect([(await add(adds.token)).status, (await add(begins.token)).status]).toEqual([200, 200]);
    const { Sponsor, Referee } = JUPEB_ANSWERS['sponsor-and-referee'];
    const locked = await server.call('POST', SECTION_ADDRESS['sponsor-and-referee'], {
      token: adds.token,
      body: { Sponsor: { ...Sponsor, Address: 'Elsewhere' }, Referee },
    });
    expect(locked.status).toBe(409);
    await server.call('POST', SECTION_ADDRESS['o-level-result'], {
      token: adds.token,
      body: JUPEB_ANSWERS['o-level-result'],
    });
    expect((await submitApplication(server, adds.token)).status).toBe(200);
    const after = await slipOf(adds.token);
    expect([before.edition, after.edition, await waiting(adds.rrr)]).toEqual([1, 2, 0]);
    const { data } = await server.call<{ status: string }>(
      'GET',
      `/api/Application/verify-slip?code=${before.verification.url.split('/').at(-1)}`,
    );
    expect(data.status).toMatch(/^Replaced by a slip of /);

    const begun = await slipOf(begins.token);
    expect([begun.submittedAt, await waiting(begins.rrr)]).toEqual([null, 0]);
    expect((await server.call('POST', `/api/Application/shut-awaited-window/${id}`, { token: officer })).status).toBe(
      200,
    );
    const back = await slipOf(begins.token);
    expect([back.edition, back.submittedAt === null, await waiting(begins.rrr)]).toEqual([1, false, 1]);
    expect((await add(begins.token)).status).toBe(409);
  });

  test('a difference stands once another officer has confirmed it, and a check is of what is claimed now', async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    const { applicationNumber } = applicant;
    const details = await detailsOf(applicationNumber);
    expect(details.sittings).toMatchObject([
      { state: 'unverified', revision: 0, examNumber: '4250101001', may: ['check'] },
    ]);
    const found = details.sittings[0]!.subjects.map(({ subjectId, claimedId }) => ({ subjectId, gradeId: claimedId }));
    const check = (verdict: string, graded: object[], revision: number, evidence = 'WAEC Direct, 12:40') =>
      server.call('PUT', '/api/OLevel/add-or-update-verify-olevel-details', {
        token: officer,
        body: { applicationId: details.applicationId, sitting: 1, revision, verdict, found: graded, evidence },
      });
    const confirm = (token: string, revision: number, agrees = true) =>
      server.call('POST', '/api/OLevel/confirm-difference', {
        token,
        body: { applicationId: details.applicationId, sitting: 1, revision, agrees },
      });
    const stateNow = async () => {
      const { state, revision } = (await detailsOf(applicationNumber)).sittings[0]!;
      return [state, revision];
    };
    expect((await check('match', [], 0, ' ')).json.errors).toHaveProperty('/evidence');
    expect((await check('differs', found, 0)).json.errors).toHaveProperty('/found');
    expect((await check('match', [], 0)).status).toBe(200);
    expect(await stateNow()).toEqual(['match', 1]);
    expect((await check('silent', [], 0)).status).toBe(409);
    const worse = found.map((each, index) => (index === 0 ? { ...each, gradeId: 9 } : each));
    expect((await check('differs', worse, 1)).status).toBe(200);
    expect(await stateNow()).toEqual(['to-confirm', 2]);
    expect((await confirm(officer, 2)).status).toBe(403);
    expect((await detailsOf(applicationNumber, second)).sittings[0]!.may).toEqual(['check', 'confirm']);
    const both = await Promise.all([confirm(second, 2), confirm(second, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateNow()).toEqual(['differs', 3]);
    const { rows } = (
      await server.call<Page<{ state: string }>>(
        'GET',
        `/api/OLevel/verifications?search=${encodeURIComponent(applicationNumber)}&state=differs`,
        { token: officer },
      )
    ).data;
    expect(rows).toHaveLength(1);
  });
});
