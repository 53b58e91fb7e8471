import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BulkReply } from '#contract/kit/bulk.ts';
import type { OriginRow } from '#contract/students/origins.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, sentFile, type Enrolled } from '../../support/enrolled.ts';
import { pdf } from '../../support/files.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

onDatabases('states of origin of who was enrolled before', (databases) => {
  let server: TestServer;
  let officer: string;
  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const state = (name: string) =>
    Number(server.platform.lookups.list('states-of-residence', []).find((each) => each.name === name)!.id);
  let stated: Enrolled, other: Enrolled, unknown: Enrolled, proven: Enrolled;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'admissions')).token;
    const tuition = await studentFee(server, 'Tuition of origins');
    await publishFees(server, { [tuition]: 90_000_00 });
    await publishFees(server, { [tuition]: 60_000_00 }, { isIndigene: true });
    [stated, other, unknown, proven] = [
      await enrolled(server, 'originone'),
      await enrolled(server, 'origintwo', { isIndigene: true }),
      await enrolled(server, 'originthree'),
      await enrolled(server, 'originfour'),
    ];
    for (const [{ admissionId }, name] of [
      [stated, 'Anambra'],
      [other, 'Lagos'],
      [proven, 'Anambra'],
    ] as const)
      await run('update admission set state_id = $2 where id = $1', [admissionId, state(name)]);
    await run('update student set state_id = $2 where id = $1', [other.studentId, state('Anambra')]);
    await run('update student set state_id = $2 where id = $1', [proven.studentId, state('Lagos')]);
    await sentFile(server, proven.token, pdf(2_000));
    const { data: due } = await server.call('GET', '/api/Payment/schoolfees/initiate-payment?sessionId=1', {
      token: stated.token,
    });
    await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: stated.token,
      body: { purpose: 'school', sessionId: 1, expectedTotal: due.total },
    });
  });

  const listed = async (query = '') =>
    (
      await server.call<{ rows: OriginRow[] }>('GET', `/api/Student/states-of-origin?pageSize=50${query}`, {
        token: officer,
      })
    ).data.rows.filter(({ fullName }) => fullName.startsWith('Okafor Ada'));
  const bulk = (act: 'take' | 'putBack', students: readonly Enrolled[], reason = 'Enrolled before it was recorded') =>
    server.call<BulkReply>('POST', `/api/Student/states-of-origin/bulk/${act}`, {
      token: officer,
      body: { key: randomUUID(), chosen: { ids: students.map(({ studentId: id }) => ({ id })) }, reason },
    });
  const placeOf = async ({ studentId }: Enrolled) =>
    (
      await run<{ state_id: number | null; is_indigene: boolean }>(
        'select s.state_id, p.is_indigene from student s join student_session p on p.student_id = s.id where s.id = $1',
        [studentId],
      )
    )[0]!;
  const statement = async () =>
    (await server.call('GET', '/api/Payment/statement', { token: stated.token })).data.at(-1) as object;

  test('are listed with what is stated, and what it would change', async () => {
    const rows = await listed();
    const of = ({ studentId }: Enrolled) => rows.find(({ id }) => id === studentId);
    expect(of(stated)).toMatchObject({
      status: 'missing',
      recorded: null,
      stated: 'Anambra',
      source: 'list',
      isIndigene: false,
      willBeIndigene: true,
    });
    expect(of(other)).toMatchObject({ status: 'differs', recorded: 'Anambra', stated: 'Lagos', willBeIndigene: false });
    expect(of(unknown)).toMatchObject({ status: 'unknown', stated: null, willBeIndigene: null });
    expect((await listed('&status=unknown')).map(({ id }) => id)).toEqual([unknown.studentId]);
  });

  test('are taken over for many at once; the charges follow, and each is put back by itself', async () => {
    expect((await bulk('take', [stated], '')).json.errors).toEqual({ '/reason': 'please say why' });
    const { data } = await bulk('take', [stated, other, unknown]);
    expect(data).toMatchObject({ done: 2, refusals: 1 });
    expect(data.refused[0]).toMatchObject({
      id: unknown.studentId,
      message: 'Neither an application nor a list says it',
    });
    await server.platform.backgroundJobs.runDue();
    expect(await placeOf(stated)).toEqual({ state_id: state('Anambra'), is_indigene: true });
    expect(await placeOf(other)).toEqual({ state_id: state('Lagos'), is_indigene: false });
    expect(await statement()).toMatchObject({
      description: 'Tuition of origins: changed',
      chargedKobo: -30_000_00,
      paidKobo: 0,
    });
    const { notifications } = (await server.call('GET', '/api/Notification/notifications', stated)).data;
    expect(notifications.map(({ message }) => message)).toContain(
      'Your state of origin is recorded as Anambra, as the admission list says. Your fees of 2026/2027 change: ₦30,000.00 less',
    );
    expect((await listed()).map(({ id, status }) => [id, status])).toContainEqual([stated.studentId, 'taken']);
    expect((await bulk('putBack', [unknown])).data.refused[0]!.message).toBe('It was not taken over');

    expect((await bulk('putBack', [stated])).data).toMatchObject({ done: 1, refusals: 0 });
    await server.platform.backgroundJobs.runDue();
    expect(await placeOf(stated)).toEqual({ state_id: null, is_indigene: false });
    expect(await placeOf(other)).toEqual({ state_id: state('Lagos'), is_indigene: false });
    expect(
      await run('select sum(amount_kobo)::int8 as kobo from posting where student_id = $1', [stated.studentId]),
    ).toEqual([{ kobo: 90_000_00 }]);
  });

  test('which an officer has corrected by evidence stay', async () => {
    await run('update student set state_id = null where id = $1', [proven.studentId]);
    await run(
      `insert into correction_request (id, student_id, fact, stood, wanted, reason, evidence, requested_at, requested_by, state)
      select $1::uuid, $2::uuid, 'State of origin', '{}', '{}', 'Seen', f.id, now(), 'system:test', 'approved' from student_file f limit 1`,
      [randomUUID(), proven.studentId],
    );
    expect((await bulk('take', [proven])).data.refused[0]!.message).toBe('An officer has corrected it by evidence');
    expect((await listed()).map(({ id }) => id)).not.toContain(proven.studentId);
  });
});
