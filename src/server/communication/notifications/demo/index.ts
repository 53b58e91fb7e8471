import { workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { demoStaff } from '../../../kit/demo/staff.ts';
import { OWN_STUDENT, studentAt } from '../../../kit/demo/students.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';
import { formatNaira } from '#rules/money.ts';
import type { NotificationCategory } from '#contract/communication/notifications.ts';
import type { Demo, DemoStep } from '../../../platform/demo.ts';
import { insertDemoNotifications, newestInvoices } from './sql.ts';

type Invoiced = RowOf<'demo.newest-invoices'>;

interface Notice {
  readonly category: NotificationCategory;
  readonly message: string;
}

/** What waits for the accounts that the README names. */
const OWN: Readonly<Record<string, readonly Notice[]>> = {
  student: [{ category: 'studentProfile', message: 'Please enter a phone number on which the college can reach you' }],
  lecturer: [
    { category: 'lecturerCourses', message: 'You are the main lecturer of CSC 201 Computer Programming I' },
    { category: 'lecturerCourses', message: 'You are the main lecturer of CSC 202 Data Structures and Algorithms' },
  ],
  hod: [
    {
      category: 'courseApproval',
      message: 'Some courses of your department have no lecturer yet. Please assign them by Friday',
    },
  ],
  dean: [{ category: 'courseApproval', message: 'Mathematics and Statistics has no course adviser for 200 level' }],
  bursar: [{ category: 'paymentCase', message: 'A payment does not fit its invoice. Please look at the open cases' }],
  admin: [{ category: 'studentProfile', message: 'Business Administration has no head of department' }],
};

/** Notifications are shown for a week. */
const [OLDEST_DAYS, LATEST_DAYS] = [5, 1];
const MOST_STUDENTS = 400;

export const demoNotifications: DemoStep = {
  name: 'notifications',
  needs: ['students', 'staff', 'courses', 'payment cases', 'student fees'],
  slice: (demo) => async (tx) => {
    const invoices = await newestInvoices(tx, { userNames: studentNames(demo) });
    await insertDemoNotifications(tx, {
      notifications: [...own(demo), ...ofLecturers(demo), ...invoices.map((invoice) => ofInvoice(demo, invoice))],
    });
  },
};

const own = (demo: Demo) =>
  Object.entries(OWN).flatMap(([userName, notices]) =>
    notices.map((notice, index) => rowOf(demo, userName, notice, index)),
  );

const ofLecturers = (demo: Demo) =>
  demoStaff().flatMap(({ userName, department }, index) =>
    department && index % 3 === 0
      ? [
          rowOf(
            demo,
            userName,
            { category: 'lecturerCourses', message: `You have courses in ${department.code} this semester` },
            index,
          ),
        ]
      : [],
  );

const studentNames = (demo: Demo): string[] => [
  OWN_STUDENT.userName,
  ...Array.from({ length: Math.min(demo.students, MOST_STUDENTS) }, (_, place) => place)
    .filter((place) => place % 4 === 0)
    .map((place) => studentAt(demo, place).userName),
];

/** As the bursary writes them, of an invoice that the student's list has. */
const ofInvoice = (demo: Demo, { userName, paid, amountKobo, description, invoiceNumber }: Invoiced) => ({
  ...rowOf(
    demo,
    userName,
    {
      category: 'schoolFeesInvoice',
      message: paid
        ? `The receipt of ${description} is in your payment history`
        : `Please pay ${formatNaira(amountKobo)}: ${description}`,
    },
    'invoice',
  ),
  properties: { invoiceNumber },
});

function rowOf({ day }: Demo, userName: string, notice: Notice, key: number | string) {
  const random = randomOf(`notification ${day} ${userName} ${key}`);
  return {
    ...notice,
    properties: {},
    id: random.uuid(),
    userName,
    createdAt: workingMoment(random, day, OLDEST_DAYS, LATEST_DAYS),
  };
}
