import { beforeAll, expect, test } from 'vitest';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { writeAudit } from '#server/platform/audit.ts';
import { inThePlaceOf, twinOf } from '../../support/callers.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';
import { rolesApi } from '../../support/roles.ts';

onDatabases('the audit log', (databases) => {
  let college: PostedCollege;
  let token: string;
  let student: string;
  beforeAll(async () => {
    college = await postedCollege(databases);
    ({ token } = await signedIn(college, 'admin'));
    student = (await college.call('GET', '/api/UserManagement/all-users?search=okonkwo', { token })).data.rows[0]!.id;
    for (const active of [false, true])
      await college.call('POST', `/api/UserManagement/toggle-user-status/${student}`, { token, body: { active } });
  });
  const entries = async (query: string) => (await college.call('GET', `/api/Audit/entries?${query}`, { token })).data;

  test('opens with the newest, and says who did what to whom, from where', async () => {
    const {
      rows: [newest, before],
    } = await entries('');
    expect(newest).toMatchObject({
      actor: 'admin',
      action: 'user-activated',
      subject: 'User student',
      subjectPage: `/user_management/users/management?user=${student}`,
      ip: '127.0.0.1',
    });
    expect(before).toMatchObject({ action: 'user-deactivated' });
  });

  test('is found by who did it or to whom, by action, by subject, by address and by day', async () => {
    expect((await entries('search=ogun+tunde&action=user-activated')).metadata.totalCount).toBe(1);
    expect((await entries('search=okonkwo&action=user-activated')).metadata.totalCount).toBe(1);
    expect((await entries('search=bello&action=user-activated')).metadata.totalCount).toBe(0);
    expect((await entries('ip=127.0.0.1&action=user-activated')).metadata.totalCount).toBe(1);
    expect((await entries('ip=127.0.0.2&action=user-activated')).metadata.totalCount).toBe(0);
    expect((await entries(`subjectId=${student}`)).rows.map(({ action }) => action)).toEqual([
      'user-activated',
      'user-deactivated',
    ]);
    expect((await entries('action=user-activated&to=2020-01-01')).metadata.totalCount).toBe(0);
    expect((await entries('action=user-activated&from=2020-01-01')).metadata.totalCount).toBe(1);
  });

  test('names a student and a candidate, finds them by name and number, and leads who may to their page', async () => {
    const { studentId, admissionId } = await enrolled(college, 'ada.okafor');
    await college.platform.database.transaction(async (tx) => {
      for (const [subjectKind, subjectId] of Object.entries({ student: studentId, admission: admissionId }))
        await writeAudit(tx, {
          at: college.platform.now(),
          actor: 'system:test',
          action: 'looked-at',
          subjectKind,
          subjectId,
        });
    });
    const about = async (search: string, whose = token) =>
      (await college.call('GET', `/api/Audit/entries?search=${search}&action=looked-at`, { token: whose })).data.rows;
    for (const words of ['okafor+ada', 'ada.okafor', '202610ADA.OKAFOR'])
      expect(await about(words), words).toMatchObject([
        { subject: 'Admission 202610ADA.OKAFOR Okafor Ada Ngozi' },
        { subject: 'Student 202610ADA.OKAFOR Okafor Ada Ngozi' },
      ]);
    expect(await about('202610ADA.OKAFORS')).toEqual([]);
    expect((await about('okafor')).map(({ subjectPage }) => subjectPage)).toEqual([
      `${ADMISSIONS.admissionPlace.to}?place=${admissionId}`,
      `${STUDENTS.view.to}?admission=${admissionId}`,
    ]);
    const clerk = await signedIn(college, await twinOf(college, 'bursar'));
    await (await rolesApi(college)).except(clerk.userId, true, 'audit');
    expect((await about('okafor', clerk.token)).map(({ subjectPage }) => subjectPage)).toEqual([null, null]);
  });

  test('names both who acts and in whose place, and is searched by who acts', async () => {
    const twin = await twinOf(college, 'admin');
    const place = await inThePlaceOf(college, twin, 'admin');
    const notice = {
      category: 'Staff',
      title: 'Senate meets',
      description: '<p>At noon.</p>',
      startDate: '2026-11-02',
      endDate: null,
      senderName: 'Registry',
    };
    expect((await college.call('POST', '/api/Notices/create-notice', { token: place, body: notice })).status).toBe(200);
    const {
      rows: [newest],
    } = await entries('');
    expect(newest).toMatchObject({ actor: `${twin} as admin`, action: 'notice-written', subject: 'Notice' });
    const written = async (search: string) =>
      (await entries(`search=${search}&action=notice-written`)).rows.map(({ actor }) => actor);
    expect(await written('twin')).toEqual([`${twin} as admin`]);
    expect(await written('ogun')).toEqual([]);
  });

  test('names each action once', async () => {
    const { data } = await college.call('GET', '/api/Audit/actions', { token });
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining(['signed-in', 'user-activated']));
    expect(data).toContainEqual({ id: 'user-deactivated', name: 'User deactivated' });
  });

  test('shows what was before and after', async () => {
    const { id } = (await entries('action=user-deactivated')).rows[0]!;
    const { data } = await college.call('GET', `/api/Audit/entry/${id}`, { token });
    expect(data).toMatchObject({ subjectId: student, changes: [{ field: 'active', before: 'true', after: 'false' }] });
    expect((await college.call('GET', '/api/Audit/entry/9007199254740991', { token })).status).toBe(404);
  });

  test('is read by who may', async () => {
    const { token: bursar } = await signedIn(college, 'bursar');
    expect((await college.call('GET', '/api/Audit/entries', { token: bursar })).status).toBe(403);
  });
});
