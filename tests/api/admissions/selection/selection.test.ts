import { beforeAll, expect, test } from 'vitest';
import type { Run, RunFigures, SelectionPlace } from '#contract/admissions/selection.ts';
import type { Page } from '#contract/kit/list.ts';
import { onDatabases } from '../../../support/databases.ts';
import { admissionsOfficer, screened, type Officer, type Sat } from '../../../support/selection.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const [FIRST, SECOND, TIED, EVEN, LESS, NEAR, LOW] = ['AA', 'AB', 'AC', 'AD', 'AE', 'AF', 'AG'].map(
  (letters) => `202677700001${letters}`,
) as [string, string, string, string, string, string, string];

/** Of five seats two are merit's, two the catchment's and one the less developed states'. */
const SAT: readonly Sat[] = [
  { number: FIRST, surname: 'Abiola', utme: 280, putme: 80 },
  { number: SECOND, surname: 'Balogun', utme: 260, putme: 70 },
  { number: TIED, surname: 'Chukwu', utme: 240, putme: 60 },
  { number: EVEN, surname: 'Danjuma', utme: 240, putme: 60 },
  { number: LESS, surname: 'Ekeh', utme: 200, putme: 50, state: 'Kogi' },
  { number: NEAR, surname: 'Fashola', utme: 200, putme: 48, state: 'Lagos' },
  { number: LOW, surname: 'Garba', utme: 180, putme: 30 },
];

onDatabases('a selection', (databases) => {
  let server: TestServer;
  let officer: Officer;
  let runId: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await admissionsOfficer(server);
    await screened(server, 'Physics', SAT);
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const seen = async (id: string) => (await officer.call<Run>('GET', `/selection-run/${id}`)).data;
  const placed = async (id: string) =>
    (await officer.call<Page<SelectionPlace>>('GET', `/selection-places?runId=${id}&pageSize=50`)).data.rows;
  const decisions = async (id: string) =>
    Object.fromEntries(
      (await placed(id)).map(({ regNumber, decision, pool }) => [regNumber, pool ? `${decision} ${pool}` : decision]),
    );
  const admitted = () =>
    run<{ reg_number: string; state: string; offer_until: string }>(
      `select reg_number, state, offer_until::text from admission where reg_number like '202677700001%' order by reg_number`,
    );

  test('asks for a quota first, and a quota for shares that make 100 and states that there are', async () => {
    expect((await officer.call('POST', '/select?trial=true', {})).json.message).toBe(
      'Please set the quotas of the departments first',
    );
    expect((await officer.quota('B.Sc. Physics', { merit: 50 })).json.errors).toEqual({
      '/merit': 'the three shares make 105, and must make 100',
    });
    expect((await officer.quota('B.Sc. Physics', { catchmentStates: 'Lagos, Atlantis' })).json.errors).toEqual({
      '/catchmentStates': "no state is called 'Atlantis'",
    });
    expect((await officer.quota('B.Sc. Physics', { catchmentStates: ' lagos' })).status).toBe(200);
    expect((await officer.quota('B.Sc. Physics')).json.errors).toEqual({
      '/departmentId': 'this department has a quota in the session already',
    });
  });

  test('is tried first: it says who is in and why, leaves a tie open, and writes nobody on the list', async () => {
    runId = await officer.trial();
    expect(await decisions(runId)).toEqual({
      [FIRST]: 'in merit',
      [SECOND]: 'in merit',
      [NEAR]: 'in catchment',
      [LESS]: 'in elds',
      [TIED]: 'tied leftover',
      [EVEN]: 'tied leftover',
      [LOW]: 'below',
    });
    expect((await placed(runId)).find(({ regNumber }) => regNumber === NEAR)).toMatchObject({
      rank: 6,
      aggregate: '49.00',
      reason: expect.stringMatching(/^Rank 6 with 49.00: a seat of the catchment states, by the word of an officer/),
      stateOfOrigin: 'Lagos',
    });
    expect(await seen(runId)).toMatchObject({
      state: 'trial',
      isCurrent: true,
      may: ['commit', 'decide'],
      quotas: [{ department: 'Physics', shares: { merit: 2, catchment: 2, elds: 1 }, tied: 2, below: 1 }],
    });
    expect(await admitted()).toEqual([]);
    expect(await decisions(await officer.trial())).toEqual(await decisions((runId = await officer.trial())));
  });

  test('has a tie decided by a person, with a reason, for fewer than are tied', async () => {
    const [{ id: quotaId }] = (await run<{ id: number }>('select id from quota')) as [{ id: number }];
    const decide = (chosen: readonly string[], reason: string) =>
      officer.call('POST', '/decide-tie', { runId, quotaId, chosen, answers: { reason } });
    expect((await decide([TIED], '')).json.errors).toEqual({ '/reason': 'please enter the reason' });
    expect((await decide([TIED, EVEN], 'Both')).status).toBe(422);
    expect((await decide([FIRST], 'Not tied')).status).toBe(422);
    runId = (await decide([EVEN], 'Higher score in Mathematics')).data.id;
    expect(await decisions(runId)).toMatchObject({ [EVEN]: 'in leftover', [TIED]: 'waiting' });
    expect((await placed(runId)).find(({ regNumber }) => regNumber === EVEN)!.reason).toContain(
      'as a person decided the tie',
    );
  });

  test('is not committed once a score has changed since the trial', async () => {
    await screened(server, 'Physics', [{ ...SAT[6]!, putme: 31 }]);
    expect(await seen(runId)).toMatchObject({ isCurrent: false, may: [] });
    const { status, json } = await officer.commit(runId);
    expect([status, json.message]).toEqual([
      409,
      'Scores, quotas or lists have changed since this trial. Please run it again',
    ]);
    runId = await officer.trial();
  });

  test('is committed once, whoever else commits it at the same time, and mails who has an address', async () => {
    const answers = await Promise.all([officer.commit(runId), officer.commit(runId), officer.commit(runId)]);
    expect(answers.map(({ status, data }) => [status, data.offered])).toEqual(Array(3).fill([200, 5]));
    expect((await officer.commit(runId)).data.offered).toBe(5);
    expect(await admitted()).toEqual(
      [FIRST, SECOND, EVEN, LESS, NEAR]
        .sort()
        .map((number) => ({ reg_number: number, state: 'offered', offer_until: '2026-11-05' })),
    );
    expect(
      await run(
        `select count(*)::int4 as steps from workflow_step s join admission a on a.id::text = s.subject_id where a.reg_number like '202677700001%' and s.step = 'offer'`,
      ),
    ).toEqual([{ steps: 5 }]);
    expect(await run(`select count(*)::int4 as jobs from background_job where kind = 'offer-mails'`)).toEqual([
      { jobs: 1 },
    ]);
  });

  test('gives who comes next the seat of who declines, and no more seats than there are', async () => {
    expect(await decisions(await officer.trial())).toEqual({ [TIED]: 'waiting', [LOW]: 'below' });
    await run(`update admission set state = 'declined' where reg_number = $1`, [SECOND]);
    const next = await officer.trial();
    expect(await decisions(next)).toEqual({ [TIED]: 'in merit', [LOW]: 'below' });
    expect((await officer.commit(next)).data.offered).toBe(1);
  });

  test('is taken back only while nobody has answered', async () => {
    const undo = () =>
      officer.call<{ undone: number }>('POST', '/undo-selection', { runId, answers: { reason: 'Wrong cut-off' } });
    expect((await undo()).json.message).toBe(
      '1 of its offers has been answered or lapsed. Please take the others back one by one',
    );
    await run(`update admission set state = 'offered' where reg_number = $1`, [SECOND]);
    const before = await decisions(runId);
    expect((await undo()).data.undone).toBe(5);
    expect((await admitted()).map(({ reg_number }) => reg_number)).toEqual([TIED]);
    expect((await undo()).status).toBe(409);
    expect(await decisions(await officer.trial())).toMatchObject({
      [FIRST]: before[FIRST],
      [NEAR]: before[NEAR],
      [LESS]: before[LESS],
    });
  });

  test('offers nothing to who has not applied, does not fit or has no address, without a word for each', async () => {
    const [LOST, UNFIT] = ['202677700001AH', '202677700001AJ'] as const;
    await screened(
      server,
      'Microbiology',
      [
        { number: LOST, surname: 'Hassan', utme: 300, putme: 90 },
        { number: UNFIT, surname: 'Jaja', utme: 280, putme: 80 },
      ],
      { allowed: false },
    );
    await officer.quota('B.Sc. Microbiology');
    const { data: tried } = await officer.call<RunFigures>('POST', '/select?trial=true', {});
    const trial = tried.id;
    const figures = async ({ id }: RunFigures) => {
      const made = await placed(id);
      const of = (wanted: string) => made.filter(({ decision }) => decision === wanted).length;
      return { id, offered: of('in'), unclear: of('unclear') };
    };
    expect(tried).toEqual(await figures(tried));
    expect(tried).toMatchObject({ offered: 4, unclear: 2 });
    const own = async (id: string) => (await placed(id)).filter(({ department }) => department === 'Microbiology');
    expect((await own(trial)).map(({ decision, reason }) => [decision, reason])).toEqual([
      [
        'unclear',
        'Not eligible, with 82.50: the candidate has not submitted an application; sat UTME without Biology; has no one email address to which an offer could be sent',
      ],
      ['unclear', expect.stringContaining('Not eligible, with 75.00: the candidate has not submitted')],
    ]);
    expect(await seen(trial)).toMatchObject({ may: expect.arrayContaining(['commit', 'allow']) });
    const allow = (regNumber: string, reason: string) =>
      officer.call<RunFigures>('POST', '/allow-candidate', { runId: trial, regNumber, answers: { reason } });
    expect((await allow(LOST, '')).json.errors).toEqual({ '/reason': 'please enter the reason' });
    expect((await allow(FIRST, 'Not among them')).status).toBe(422);
    const { data } = await allow(LOST, 'Applied on paper; telephoned');
    expect(data).toEqual(await figures(data));
    expect((await allow(UNFIT, 'Of a trial that is gone')).status).toBe(404);
    expect((await own(data.id)).map(({ decision }) => decision)).toEqual(['in', 'unclear']);
    expect((await officer.commit(data.id)).data).toMatchObject({ unclear: 1 });
    expect((await admitted()).map(({ reg_number }) => reg_number)).toContain(LOST);
    expect((await admitted()).map(({ reg_number }) => reg_number)).not.toContain(UNFIT);
  });

  test('is a row of the audit log at each act', async () => {
    const actions = (
      await run<{ action: string }>(`select distinct action from audit_entry where subject_kind = 'selection'`)
    ).map(({ action }) => action);
    expect(actions.sort()).toEqual([
      'selection-committed',
      'selection-exception',
      'selection-tried',
      'selection-undone',
      'tie-decided',
    ]);
  });
});
