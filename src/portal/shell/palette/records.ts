import { ACADEMICS } from '#contract/academics/pages.ts';
import type { courses } from '#contract/academics/courses.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCases, paymentRecord } from '#contract/finance/reconciliation.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import type { admissionClaim } from '#contract/people/student-claims.ts';
import type { roles } from '#contract/people/roles.ts';
import type { users } from '#contract/people/users.ts';
import { formatNaira } from '#rules/money.ts';
import { ApiError } from '../../api/apiError.ts';
import type { useSession } from '../../session/useSession.ts';
import { meant, type Entry } from './entries.ts';

type Session = Pick<ReturnType<typeof useSession>, 'call'>;

export interface RecordSource {
  readonly title: string;
  /** Who may open this page searches here. */
  readonly page: PageDefinition;
  /** The contract's path that is called. */
  readonly path: `/${string}`;
  /** Whether what was typed can name one. */
  readonly suits: (typed: string) => boolean;
  readonly find: (session: Session, typed: string, signal: AbortSignal) => Promise<readonly Entry[]>;
}

const MOST = 5;
/** The least that a list has on a page. */
const PAGE_SIZE = 10;

const isName = (typed: string) => typed.length >= 2;
/** RRRs, invoice, registration and application numbers: nothing is asked before most of one is there. */
const isNumber = (typed: string) => typed.replace(/\D/g, '').length >= 6;

export const RECORDS: readonly RecordSource[] = [
  {
    title: 'People',
    page: PEOPLE.users,
    path: '/UserManagement/all-users',
    suits: isName,
    async find(session, search, signal) {
      const { rows } = await session.call<typeof users.list>(
        { method: 'GET', path: '/UserManagement/all-users', query: { search, pageSize: PAGE_SIZE } },
        { signal },
      );
      return rows.slice(0, MOST).map(({ id, fullName, userName, role }) => ({
        id,
        name: fullName,
        note: `${userName}, ${role}`,
        to: `${PEOPLE.user.to}?user=${id}`,
      }));
    },
  },
  {
    title: 'Courses',
    page: ACADEMICS.courses,
    path: '/CourseManagement/courses',
    suits: isName,
    async find(session, search, signal) {
      const { rows } = await session.call<typeof courses.list>(
        { method: 'GET', path: '/CourseManagement/courses', query: { search, pageSize: PAGE_SIZE } },
        { signal },
      );
      return rows.slice(0, MOST).map(({ id, code, title, department }) => ({
        id: `course-${id}`,
        name: `${code}: ${title}`,
        note: department,
        to: `${ACADEMICS.courses.to}/${id}`,
      }));
    },
  },
  {
    title: 'Roles',
    page: PEOPLE.roles,
    path: '/RoleClaims/roles',
    suits: isName,
    async find(session, typed, signal) {
      const all = await session.call<typeof roles>({ method: 'GET', path: '/RoleClaims/roles' }, { signal });
      return meant(
        typed,
        all.map(({ id, name }) => ({ id: `role-${id}`, name, note: 'Role', to: `${PEOPLE.roles.to}?role=${id}` })),
      ).slice(0, MOST);
    },
  },
  {
    title: 'Admission list',
    page: ADMISSIONS.admissionList,
    path: '/Student/admission-claim',
    suits: isNumber,
    find: (session, regNumber, signal) =>
      known(async () => {
        const student = await session.call<typeof admissionClaim>(
          { method: 'GET', path: '/Student/admission-claim', query: { regNumber } },
          { signal },
        );
        return [
          {
            id: student.regNumber,
            name: student.fullName,
            note: `${student.regNumber}, ${student.programme}`,
            to: `${ADMISSIONS.admissionList.to}?${new URLSearchParams({ regNumber })}`,
          },
        ];
      }),
  },
  {
    title: 'Invoices',
    page: FINANCE.verifyPayment,
    path: '/Payment/status',
    suits: isNumber,
    find: (session, reference, signal) =>
      known(async () => {
        const { invoiceNumber, fullName, description, isPaid } = await session.call<typeof paymentRecord>(
          { method: 'GET', path: '/Payment/status', query: { reference } },
          { signal },
        );
        return [
          {
            id: invoiceNumber,
            name: `${fullName}: ${description}`,
            note: `Invoice ${invoiceNumber}, ${isPaid ? 'paid' : 'not paid'}`,
            to: `${FINANCE.verifyPayment.to}?${new URLSearchParams({ reference })}`,
          },
        ];
      }),
  },
  {
    title: 'Payment cases',
    page: FINANCE.cases,
    path: '/Payment/cases',
    suits: isName,
    async find(session, search, signal) {
      const { rows } = await session.call<typeof paymentCases.list>(
        { method: 'GET', path: '/Payment/cases', query: { search, pageSize: PAGE_SIZE } },
        { signal },
      );
      return rows.slice(0, MOST).map(({ id, fullName, rrr, reportedKobo, state }) => ({
        id,
        name: fullName,
        note: `RRR ${rrr}, ${formatNaira(reportedKobo)}, ${state}`,
        to: `${FINANCE.case.to}?id=${id}`,
      }));
    },
  },
];

/** A number that nobody has is no error. */
async function known(find: () => Promise<readonly Entry[]>): Promise<readonly Entry[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
