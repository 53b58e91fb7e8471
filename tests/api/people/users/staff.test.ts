import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const PROFILE = {
  staffTypeId: 1,
  salaryGradeId: 104,
  departmentId: 22,
  bankId: 44,
  accountNumber: '0123456789',
  pensionFundId: 2,
  pensionPin: 'PEN100012345678',
};

onDatabases('staff', (databases) => {
  let college: PostedCollege;
  let token: string;
  let ids: Record<string, string>;
  beforeAll(async () => {
    college = await postedCollege(databases);
    ({ token } = await signedIn(college, 'admin'));
    const { data } = await college.call('GET', '/api/UserManagement/all-users?pageSize=100', { token });
    ids = Object.fromEntries(data.rows.map(({ userName, id }) => [userName, id]));
  });
  const profileOf = (userName: string, as = token) =>
    college.call('GET', `/api/UserManagement/staff/${ids[userName]}`, { token: as });
  const update = (userName: string, revision: number, body: object, as = token) =>
    college.call('PUT', `/api/UserManagement/update-staff/${ids[userName]}?revision=${revision}`, { token: as, body });
  /** An account that may keep users, and less than an administrator may. */
  const clerk = async () => {
    const { userId } = await signedIn(college, 'admissions');
    await college.platform.database.query({
      name: '',
      values: [userId],
      text: "insert into user_claim (user_id, claim, granted) values ($1, 'user-management', true) on conflict do nothing",
    });
    return (await signedIn(college, 'admissions')).token;
  };

  test('have a profile that begins empty, is written at its revision and keeps its history', async () => {
    expect((await profileOf('lecturer')).data).toEqual({
      staffTypeId: null,
      salaryGradeId: null,
      departmentId: null,
      bankId: null,
      accountNumber: null,
      pensionFundId: null,
      pensionPin: null,
      revision: 1,
    });
    expect(
      (await update('lecturer', 1, { ...PROFILE, accountNumber: '012 345 6789', pensionPin: 'pen100012345678' }))
        .status,
    ).toBe(200);
    expect((await profileOf('lecturer')).data).toEqual({ ...PROFILE, revision: 2 });
    expect((await update('lecturer', 1, PROFILE)).status).toBe(409);
    expect((await update('lecturer', 2, { ...PROFILE, salaryGradeId: 105 })).status).toBe(200);
    const { data } = await college.call('GET', `/api/UserManagement/staff/${ids['lecturer']}/history`, { token });
    expect(
      data
        .map(({ action, changes }) => [action, changes.map(({ field, before, after }) => [field, before, after])])
        .at(0),
    ).toEqual(['staff-updated', [['salaryGradeId', '104', '105']]]);
    expect(data).toHaveLength(2);
  });

  test('who write one profile at once: one is written, the others are told', async () => {
    const answers = await Promise.all([1, 2, 3].map((staffTypeId) => update('dean', 1, { ...PROFILE, staffTypeId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('are refused what is missing or does not belong together', async () => {
    expect((await update('hod', 1, {})).json.errors).toEqual({
      '/staffTypeId': 'please select a staff type',
      '/departmentId': 'please select a department',
    });
    expect((await update('hod', 1, { ...PROFILE, bankId: undefined, pensionPin: undefined })).json.errors).toEqual({
      '/bankId': 'please select the bank of this account',
      '/pensionPin': 'please enter the RSA PIN',
    });
    expect(
      (await update('hod', 1, { ...PROFILE, accountNumber: '12345', pensionPin: 'PEN1', bankId: 63 })).json.errors,
    ).toMatchObject({
      '/accountNumber': 'an account number has 10 digits',
      '/pensionPin': 'an RSA PIN is PEN and 12 digits',
      '/bankId': expect.any(String),
    });
    expect((await profileOf('hod')).data.revision).toBe(1);
  });

  test('alone have one, and nobody writes that of somebody who may do more', async () => {
    expect((await profileOf('student')).status).toBe(422);
    expect((await update('student', 1, PROFILE)).status).toBe(422);
    expect((await college.call('GET', `/api/UserManagement/user/${ids['student']}`, { token })).data.isStaff).toBe(
      false,
    );
    const lesser = await clerk();
    expect((await update('admin', 1, PROFILE, lesser)).status).toBe(403);
    expect((await profileOf('lecturer', (await signedIn(college, 'lecturer')).token)).status).toBe(403);
  });

  test("are switched off and on by the specification's other address too", async () => {
    const toggle = (active: boolean) =>
      college.call('POST', `/api/Authentication/toggle-user-activation-status?userId=${ids['lecturer']}`, {
        token,
        body: { active },
      });
    expect((await toggle(false)).status).toBe(200);
    expect((await college.call('GET', `/api/UserManagement/user/${ids['lecturer']}`, { token })).data.active).toBe(
      false,
    );
    expect((await toggle(true)).status).toBe(200);
  });

  test('are mailed a link to the address that the officer saw, and to no other', async () => {
    const send = (email: string) =>
      college.call(
        'POST',
        `/api/Authentication/send-setup-password-email?userId=${ids['lecturer']}&email=${encodeURIComponent(email)}`,
        { token },
      );
    expect((await send('other@example.com')).status).toBe(409);
    expect((await send(emailOf('lecturer').toUpperCase())).status).toBe(200);
    expect(await college.lastMailTo(emailOf('lecturer'))).toContain('reset_password#token');
  });
});
