import { beforeAll, expect, test } from 'vitest';
import type { LecturerProfile } from '#contract/people/lecturers.ts';
import type { Page } from '#contract/kit/list.ts';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { commitUpload, takeUploadBack, tryRows } from '../../../support/uploading.ts';

const HEADINGS = [
  'Surname',
  'First name',
  'Middle name',
  'Username',
  'Title',
  'Department',
  'Email Address',
  'Phone number',
];
const row = (surname: string, userName: string, department = 'Physics') => [
  surname,
  'Sani',
  '',
  userName,
  'Dr',
  department,
  `${userName}@example.com`,
  '',
];

interface Row {
  readonly id: string;
  readonly fullName: string;
  readonly department: string | null;
  readonly role: string;
  readonly jobTitle: string | null;
  readonly revision: number;
}

onDatabases('lecturers', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const uploader = async () => ({ college, token: (await signedIn(college, 'admin')).token, list: '/api/Lecturer' });
  const found = async (search: string) => {
    const { token } = await signedIn(college, 'admin');
    return (await college.call<Page<Row>>('GET', `/api/Lecturer/lecturer?search=${search}`, { token })).data.rows;
  };

  test('come by a spreadsheet, each with a link to choose a password; a head stays head, and a student is no lecturer', async () => {
    const by = await uploader();
    const { id, report } = await tryRows(by, [
      HEADINGS,
      row('Musa', 'smusa'),
      row('Hod', 'hod'),
      row('Ojo', 'student'),
      row('Bala', 'abala', 'Alchemy'),
    ]);
    expect(report).toMatchObject({ created: 1, changed: 1, refused: 2 });
    expect(report.mistakes).toEqual([
      { row: 4, column: null, message: "this account is not a lecturer's" },
      { row: 5, column: 'Department', message: "there is no 'Alchemy' to choose" },
    ]);
    expect(report.changes).toContainEqual({ row: 3, column: 'Department', before: null, after: 'Physics' });
    const head = await found('hod');
    await commitUpload(by, id);
    await college.posted();
    expect(await college.lastMailTo('smusa@example.com')).toContain('/reset_password#token=');
    expect(await found('musa')).toMatchObject([
      { fullName: 'Musa Sani', department: 'Physics', jobTitle: 'Dr', role: 'lecturer' },
    ]);
    expect(await found('hod')).toMatchObject([{ fullName: 'Hod Sani', role: 'hod' }]);
    expect(await takeUploadBack(by, id)).toMatchObject({ restored: 1, removed: 1, spared: 0 });
    const restored = await found('hod');
    expect(restored.map(({ revision: _, ...each }) => each)).toEqual(head.map(({ revision: _, ...each }) => each));
    expect(await found('musa')).toEqual([]);
  });

  test('are created and corrected one by one, at the revision that was seen', async () => {
    const { token } = await signedIn(college, 'admin');
    const answers = {
      surname: 'Bello',
      firstname: 'Ify',
      userName: 'ibello',
      email: 'ibello@example.com',
      departmentId: 25,
      titleId: 1,
    };
    const { data } = await college.call<{ readonly id: string }>('POST', '/api/Lecturer/create', {
      token,
      body: answers,
    });
    const read = async () =>
      (await college.call<LecturerProfile>('GET', `/api/Lecturer/lecturer/${data.id}`, { token })).data;
    const { revision, answers: stored } = await read();
    expect(stored).toEqual(answers);
    const put = (change: object) =>
      college.call('PUT', `/api/Lecturer/update/${data.id}?revision=${revision}`, {
        token,
        body: { ...answers, ...change },
      });
    expect((await put({ departmentId: 1 })).status).toBe(200);
    expect((await put({ departmentId: 2 })).status).toBe(409);
    expect((await read()).answers).toMatchObject({ departmentId: 1 });
    const { token: bursar } = await signedIn(college, 'bursar');
    expect((await college.call('POST', '/api/Lecturer/create', { token: bursar, body: answers })).status).toBe(403);
  });
});
