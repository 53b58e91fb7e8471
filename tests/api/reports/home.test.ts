import { beforeAll, expect, test } from 'vitest';
import type { HomeCard } from '#contract/shell/cards.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { notify } from '#server/communication/notifications/service.ts';
import { CARDS } from '#server/home.ts';
import { fillJupeb, newApplicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const DAY = 86_400_000;

/** What a list, a report and the bell say; the card's own filters come behind the path. */
interface Said {
  readonly metadata: { readonly totalCount: number };
  readonly total: Readonly<Record<string, number>>;
  readonly unread: number;
}

const LISTS: Readonly<Record<string, readonly [path: string, read: (said: Said) => number | undefined]>> = {
  'open-payment-cases': ['Payment/cases', ({ metadata }) => metadata.totalCount],
  'taught-courses': ['Lecturer/lecturer-courses', ({ metadata }) => metadata.totalCount],
  'untaught-courses': ['CourseManagement/course-assignments', ({ metadata }) => metadata.totalCount],
  'faculties-without-dean': ['Faculty/deans', ({ metadata }) => metadata.totalCount],
  'departments-without-head': ['Department/hods', ({ metadata }) => metadata.totalCount],
  'to-be-cleared': ['AdmissionList/clearance-list', ({ metadata }) => metadata.totalCount],
  'corrections-waiting': ['Student/corrections', ({ metadata }) => metadata.totalCount],
  'siwes-waiting': ['Student/siwes-forms', ({ metadata }) => metadata.totalCount],
  'audit-entries-today': ['Audit/entries', ({ metadata }) => metadata.totalCount],
  'received-today': ['Payment/fee-report', ({ total }) => total['receivedKobo']],
  'submitted-this-week': ['Application/application-report', ({ total }) => total['submitted']],
  'unread-notifications': ['Notification/notifications', ({ unread }) => unread],
};

onDatabases('the page that people come home to', (databases) => {
  let college: TestServer;
  beforeAll(async () => {
    college = await freshServer(databases);
    const { database } = college.platform;
    await fillJupeb(college, await newApplicant(college));
    await database.query({
      name: '',
      values: [],
      text: `
      insert into payment_case (rrr, kind, invoice_id, expected_kobo, reported_kobo, opened_at, opened_by, state)
      select rrr || n, 'short', invoice_id, 1000000, 500000, credited_at, 'test', case when n = 3 then 'settled' else 'open' end
        from payment, generate_series(1, 3) as n`,
    });
    college.clock.advance(DAY);
    await fillJupeb(college, await newApplicant(college));
    await database.query({
      name: '',
      values: [],
      text: "update academic_session set opened_at = '2026-09-06T23:30:00Z' where is_open",
    });
    const { userId } = await signedIn(college, 'hod');
    await database.transaction((tx) =>
      notify(college.platform, tx, { userId, category: 'studentProfile', message: 'Please look' }),
    );
  });

  const homeOf = async (userName: string) => {
    const { token } = await signedIn(college, userName);
    return { token, ...(await college.call('GET', '/api/Dashboard/home', { token })).data };
  };
  const valueOf = (cards: readonly HomeCard[], name: string) => cards.find((card) => card.name === name)?.value;

  test.each([
    ['student', ['unread-notifications']],
    ['lecturer', ['taught-courses', 'unread-notifications']],
    ['hod', ['untaught-courses', 'unread-notifications']],
    ['dean', ['untaught-courses', 'unread-notifications']],
    ['adviser', ['unread-notifications']],
    ['bursar', ['open-payment-cases', 'unread-notifications', 'received-today']],
    [
      'admissions',
      ['closing-soon', 'to-be-cleared', 'unread-notifications', 'submitted-this-week', 'corrections-waiting'],
    ],
    ['admin', CARDS.map(({ name }) => name).filter((name) => name !== 'taught-courses')],
  ])('shows the %s what their claims open, and no more', async (userName, names) => {
    const { cards, session, sessionOpenedOn } = await homeOf(userName);
    expect(cards.map(({ name }) => name)).toEqual(names);
    expect(cards.every(({ value }) => value !== null)).toBe(true);
    expect([session, sessionOpenedOn]).toEqual(['2026/2027', '2026-09-07']);
  });

  test.each(['admin', 'hod', 'lecturer'])(
    'says to the %s the numbers that the pages behind it say',
    async (userName) => {
      const { token, cards } = await homeOf(userName);
      for (const { name, to, value } of cards) {
        if (name === 'closing-soon') continue;
        const [path, read] = LISTS[name]!;
        const { data } = await college.call<Said>('GET', `/api/${path}${new URL(to, 'https://college').search}`, {
          token,
        });
        expect([name, value]).toEqual([name, read(data)]);
      }
    },
  );

  test('counts open cases, what is unread and what came in today, not what came before', async () => {
    const { cards } = await homeOf('admin');
    expect(valueOf(cards, 'open-payment-cases')).toBe(2);
    const money = cards.find(({ name }) => name === 'received-today')!;
    expect([money.value, money.unit, money.days.slice(-3)]).toEqual([1_000_000, 'kobo', [0, 1_000_000, 1_000_000]]);
    expect(money.days).toHaveLength(14);
    expect(valueOf((await homeOf('hod')).cards, 'unread-notifications')).toBe(1);
  });

  test('shows a head of department the courses of that department', async () => {
    const untaught = (await homeOf('hod')).cards.find(({ name }) => name === 'untaught-courses')!;
    expect(untaught.to).toBe('/course_management/assign_course?departmentId=22&taught=false&active=true');
    expect(untaught.value).toBeLessThan(valueOf((await homeOf('admin')).cards, 'untaught-courses')!);
  });

  test('shows a dean the courses of that faculty', async () => {
    const { token, cards } = await homeOf('dean');
    const { value, to } = cards.find(({ name }) => name === 'untaught-courses')!;
    expect(to).toBe('/course_management/assign_course?facultyId=5&taught=false&active=true');
    const path = `/api/CourseManagement/course-assignments${new URL(to, 'https://college').search}`;
    expect((await college.call<Said>('GET', path, { token })).data.metadata.totalCount).toBe(value);
    expect(value).toBeLessThan(valueOf((await homeOf('admin')).cards, 'untaught-courses')!);
    expect(value).toBeGreaterThan(valueOf((await homeOf('hod')).cards, 'untaught-courses')!);
  });

  test('names programmes in the week before they close, and not after', async () => {
    const closing = () => homeOf('admissions').then(({ cards }) => valueOf(cards, 'closing-soon')!);
    const { programmes } = college.platform.catalogue;
    const today = lagosDay(college.clock.now());
    const closes = programmes
      .map((programme) => programme.closes)
      .filter((day) => day > today)
      .toSorted()[0]!;
    college.clock.advance(Date.parse(closes) - Date.parse(today) - 8 * DAY);
    const before = await closing();
    college.clock.advance(DAY);
    expect(await closing()).toBeGreaterThan(before);
  });
});
