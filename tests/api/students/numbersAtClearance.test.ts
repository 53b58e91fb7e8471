import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Assigned } from '#contract/students/matric-numbers.ts';
import { matriculate } from '#server/students/matric-numbers/service.ts';
import { profiled, run, stateOf, type Admitted } from '../../support/admitted.ts';
import { numbered } from '../../support/clearedStudents.ts';
import { onDatabases } from '../../support/databases.ts';
import { payInvoice } from '../../support/payer.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

const FEE_NAIRA = 60_000;

onDatabases('a matric number at clearance', (databases) => {
  let college: PostedCollege;
  let officer: string;
  beforeAll(async () => {
    college = await postedCollege(databases);
    officer = (await signedIn(college, 'admissions')).token;
    await numbered(college.platform.database, 'UG/{yyyy}/{seq4}');
  });
  beforeEach(async () => {
    await run(college, 'update student_type set numbers_at_clearance = true where id = 1');
    await run(college, `update admission_gate set active = false`);
    await run(college, `delete from gate where act = 'matric number' and fact <> 'cleared'`);
  });

  const clear = async ({ id }: Admitted, request = randomUUID()) => {
    const { status, data } = await college.call<{ state: string; status: string }>(
      'PUT',
      '/api/AdmissionList/update-clearance-status',
      { token: officer, body: { id, from: 'profiled', request, verdict: 'clear', items: [], reason: null } },
    );
    return [status, data?.state, data?.status];
  };
  const numberOf = async ({ id }: Admitted) =>
    (
      await run<{ number: string | null }>(
        college,
        'select matric_number as number from student where admission_id = $1',
        [id],
      )
    )[0]!.number;
  const assign = (body: object) =>
    college.call<Assigned>('POST', '/api/Student/assign-matric-numbers', {
      token: officer,
      body: { scope: { studentTypeId: 1, sessionId: 1 }, ...body },
    });
  const rowOf = (data: Assigned, { id }: Admitted) => data.rows.find(({ admissionId }) => admissionId === id);
  const mailOf = ({ userName }: Admitted) => college.lastMailTo(`${userName}@candidates.example`);

  test('is given as the candidate is cleared, once, mailed, and logs in', async () => {
    const [first, second] = [await profiled(college), await profiled(college)];
    const request = randomUUID();
    expect(await clear(first, request)).toEqual([200, 'matriculated', 'Student']);
    expect(await clear(first, request)).toEqual([200, 'matriculated', 'Student']);
    expect(await clear(second)).toEqual([200, 'matriculated', 'Student']);
    const number = (await numberOf(first))!;
    expect([number, await numberOf(second)]).toEqual(['UG/2026/0001', 'UG/2026/0002']);
    expect(await mailOf(first)).toContain(number);
    expect((await signedIn(college, number)).token).toBeTruthy();
  });

  test('is left to the batch where the student type says so', async () => {
    await run(college, 'update student_type set numbers_at_clearance = false where id = 1');
    const candidate = await profiled(college);
    expect(await clear(candidate)).toEqual([200, 'cleared', 'Cleared']);
    expect(await numberOf(candidate)).toBeNull();
  });

  test('waits for its gates, in a batch too, and comes by itself with the fee that was the last thing missing', async () => {
    await run(college, `update admission_gate set active = true where gate = 'fees-paid'`);
    const fee = await studentFee(college, 'Tuition');
    await publishFees(college, { [fee]: FEE_NAIRA * 100 });
    const [candidate, free] = [await profiled(college), await profiled(college)];
    expect(await clear(candidate)).toEqual([200, 'cleared', 'Cleared']);
    await run(college, `update admission set state = 'cleared' where id = $1`, [free.id]);
    const { data: trial } = await assign({ trial: true });
    expect(rowOf(trial, candidate)).toMatchObject({
      number: null,
      problem: 'School fees: not yet. The student pays the school fees first',
    });
    expect((await assign({ trial: false, digest: trial.digest })).data.given).toBe(0);
    const given = college.platform.database.transaction((tx) =>
      matriculate(college.platform, tx, { ids: [candidate.id], actor: 'system:test', ip: null, now: new Date() }),
    );
    expect(await given).toEqual([]);

    const { data, text } = await college.call<{ rrr: string }>('POST', '/api/Payment/generate-fee-Invoice', {
      token: candidate.token,
      body: { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: FEE_NAIRA },
    });
    if (!data) throw new Error(text);
    await payInvoice(college, data.rrr);
    expect([await stateOf(college, candidate.id), await stateOf(college, free.id)]).toEqual([
      'matriculated',
      'cleared',
    ]);
    expect(await mailOf(candidate)).toContain((await numberOf(candidate))!);
  });

  test('waits for a gate of students, and a trial numbers nobody past it', async () => {
    await run(college, 'update student_type set numbers_at_clearance = false where id = 1');
    const [held, free] = [
      await profiled(college, { fullName: 'Aa Held' }),
      await profiled(college, { fullName: 'Ab Free' }),
    ];
    await run(college, `update admission set state = 'cleared' where id = any(array[$1, $2]::uuid[])`, [
      held.id,
      free.id,
    ]);
    await run(college, `insert into gate (student_type_id, fact, act) values (1, 'matriculated', 'matric number')`);
    const blocked = (await assign({ trial: true })).data;
    expect(rowOf(blocked, held)).toMatchObject({
      number: null,
      problem: 'Not yet. The student must first: Get your matric number, which the admissions office gives',
    });
    expect((await assign({ trial: false, digest: blocked.digest })).data.given).toBe(0);
    await run(college, `delete from gate where act = 'matric number' and fact = 'matriculated'`);
    const { data: open } = await assign({ trial: true });
    expect((await assign({ trial: false, digest: open.digest })).data.given).toBe(open.rows.length);
    for (const candidate of [held, free]) expect(await numberOf(candidate)).toBe(rowOf(open, candidate)!.number);
  });
});
