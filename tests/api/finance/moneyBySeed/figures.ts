import { rowsOf, type Person, type Simulated } from './college.ts';
import { dueOf, sumOf, totalOf, type Account, type Fee, type Invoice } from './program/account.ts';
import { Difference, type Simulation } from './simulation.ts';
import type { Hostel } from './program/beds.ts';
import { isFirstPartPaid, schoolFees, type SchoolFees } from './program/school.ts';

/** What is compared, by its name; amounts are kobo. */
export type Figures = Readonly<Record<string, number | string | boolean>>;

const STATES = {
  Paid: 'paid',
  'Paid by credit': 'credit',
  Covered: 'credit',
  Void: 'void',
  'Not paid': 'open',
  'Being checked': 'checked',
} as Readonly<Record<string, string>>;

interface Recorded {
  /** As the ledger has it. */
  readonly figures: Figures;
  /** What the pages are made of: where it is the same as before, nothing was written. */
  readonly written: string;
}

/** Of each of these students. */
export async function recordedOf({ server }: Simulated, people: readonly Person[]): Promise<Map<Person, Recorded>> {
  const rows = await rowsOf(
    server,
    `select s.id, concat_ws(' ', (select max(id) from posting where student_id = s.id),
              (select string_agg(concat_ws(' ', i.invoice_number, i.void_at, i.settled_at, i.replaced_by, p.rrr, o.rrr, o.status_code), ',' order by i.id, o.order_id)
                 from invoice i left join payment p on p.invoice_id = i.id left join remita_order o on o.invoice_id = i.id where i.student_id = s.id),
              (select string_agg(concat_ws(' ', id, state, invoice_id, lapses_at), ',' order by id) from reservation where student_id = s.id),
              (select string_agg(concat_ws(' ', k.id, k.state), ',' order by k.id) from payment_case k join invoice i on i.id = k.invoice_id where i.student_id = s.id)
            ) as written, coalesce(p.owed, 0)::int8 as owed, coalesce(p.credit, 0)::int8 as credit,
            (select count(*)::int4 from payment_case k join invoice i on i.id = k.invoice_id where i.student_id = s.id and k.state = 'open') as cases,
            (select coalesce(-sum(w.amount_kobo), 0)::int8 from posting w join payment_case k on k.id = w.case_id join invoice i on i.id = k.invoice_id
              where w.account = 'suspense' and i.student_id = s.id) as suspense
       from student s left join lateral (
         select sum(amount_kobo) filter (where account = 'receivable') as owed, -sum(amount_kobo) filter (where account = 'student credit') as credit
           from posting where student_id = s.id) p on true where s.id = any($1::uuid[])`,
    [people.map(({ studentId }) => studentId)],
  );
  const ofStudent = new Map(rows.map((row) => [row['id'], row]));
  return new Map(
    people.map((person) => {
      const { owed, credit, cases, suspense, written } = ofStudent.get(person.studentId)!;
      const figures = {
        'ledger, owed': Number(owed),
        'ledger, credit': Number(credit),
        'ledger, suspense': Number(suspense),
        'open cases': Number(cases),
      };
      return [person, { figures, written: String(written) }];
    }),
  );
}

const pageOf = async <Path extends string>({ server }: Simulated, { token, name }: Person, path: Path) => {
  const { status, data, text } = await server.call('GET', path, { token });
  if (status !== 200) throw new Difference(`${name} opens a page`, [`${path} answers ${status}: ${text}`]);
  return data;
};

/** As the student's page of the session's school fees has it. */
export async function feesPage(college: Simulated, person: Person): Promise<Figures> {
  const { creditKobo, sessions } = await pageOf(college, person, '/api/Payment/fee-sessions');
  const [session] = sessions;
  return {
    'fees page, credit': creditKobo,
    'fees page, due': session!.dueKobo,
    'fees page, paid': session!.paidKobo,
    'fees page, awarded': session!.awardedKobo,
    'fees page, status': session!.status,
  };
}

/** As the student's other pages, the statement and the gates have it. */
export async function otherPages(college: Simulated, person: Person): Promise<Figures> {
  const [statement, due, gates, hostel, invoices] = await Promise.all([
    pageOf(college, person, '/api/Payment/statement'),
    pageOf(college, person, '/api/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=1'),
    pageOf(college, person, '/api/Student/own-gates?act=registration'),
    pageOf(college, person, '/api/Hostel/own-hostel'),
    pageOf(college, person, '/api/Payment/all-student-invoices'),
  ]);
  return {
    'statement, balance': statement.at(-1)?.balanceKobo ?? 0,
    'payment page, due': due.dueKobo,
    'payment page, balance': due.balanceKobo,
    'payment page, parts': due.parts.map(({ part, state, dueKobo }) => `${part} ${state} ${dueKobo}`).join(', '),
    'gate of registration': gates.some(({ met }) => met),
    'hostel page, bed': hostel.reservation ? `${hostel.reservation.state} ${hostel.reservation.bedId}` : 'none',
    'own invoices': invoices
      .map(({ purpose, status, total }) => `${purpose} ${STATES[status]} ${Math.round(total * 100)}`)
      .sort()
      .join(', '),
  };
}

/** As the program has it. */
export function expectedOf(account: Account, hostel: Hostel, prices: ReadonlyMap<Fee, number>): Figures {
  const school = schoolFees(account, prices);
  const live = hostel.liveOf(account);
  return {
    'ledger, owed': account.owedKobo,
    'ledger, credit': account.creditKobo,
    'ledger, suspense': account.suspenseKobo,
    'open cases':
      account.invoices.filter(({ hasCase }) => hasCase).length + hostel.cases.filter((each) => each === account).length,
    'statement, balance': account.owedKobo - account.creditKobo,
    'fees page, credit': account.creditKobo,
    'fees page, due': school.dueKobo,
    'fees page, paid': school.paidKobo,
    'fees page, awarded': school.awardedKobo,
    'fees page, status': statusOf(account, school),
    'payment page, due': school.dueKobo,
    'payment page, balance': school.balanceKobo,
    'payment page, parts': Object.entries(school.parts)
      .map(([part, { state, dueKobo }]) => `${part} ${state} ${dueKobo}`)
      .join(', '),
    'gate of registration': isFirstPartPaid(account),
    'hostel page, bed': live ? `${live.state} ${live.bed.id}` : 'none',
    'own invoices': account.invoices
      .map((invoice) => {
        const purpose = invoice.part === 'Balance' ? 'balance' : invoice.purpose;
        return `${purpose} ${isChecked(invoice) ? 'checked' : invoice.state} ${shownOf(invoice)}`;
      })
      .sort()
      .join(', '),
  };
}

/** Nobody is asked to pay again while the bursary looks at what came in. */
const isChecked = ({ state, hasCase }: Invoice): boolean => state === 'open' && hasCase;

function statusOf({ invoices }: Account, { unpaidKobo, paidKobo }: SchoolFees): string {
  if (invoices.some((invoice) => invoice.purpose === 'school' && isChecked(invoice))) return 'Being checked';
  if (unpaidKobo === 0) return 'Paid';
  return paidKobo > 0 ? 'Part paid' : 'Not paid';
}

/** Of all students: the reports of the bursary and of payments. */
export async function reported({ server, bursar }: Simulated): Promise<Figures> {
  const [{ data }, { data: payments }] = await Promise.all([
    server.call('GET', '/api/Bursary/report', { token: bursar }),
    server.call('GET', '/api/Payment/fee-report', { token: bursar }),
  ]);
  const { expectedKobo, awardedKobo, collectedKobo, owedKobo, suspenseKobo, students } = data.total;
  const waiting = payments.rows.find(({ purpose }) => purpose === 'In suspense');
  return {
    'report, expected': expectedKobo,
    'report, awarded': awardedKobo,
    'report, collected': collectedKobo,
    'report, owed': owedKobo,
    'report, suspense': suspenseKobo,
    'report, students': students,
    'payments, received': payments.total.receivedKobo,
    'payments, in suspense': waiting?.receivedKobo ?? 0,
  };
}

export function expectedReport({ payers, reportedBefore }: Simulation): Figures {
  const accounts = payers.map(({ account }) => account);
  const charges = accounts.flatMap((account) => account.charges);
  const suspense = sumOf(accounts, ({ suspenseKobo }) => suspenseKobo);
  const figures = {
    'report, expected': sumOf(charges, ({ priceKobo }) => priceKobo),
    'report, awarded': sumOf(charges, ({ awardedKobo }) => awardedKobo),
    'report, collected': sumOf(charges, ({ paidKobo }) => paidKobo),
    'report, owed': sumOf(charges, dueOf),
    'report, suspense': suspense,
    'report, students': accounts.filter((account) => account.charges.length > 0).length,
    'payments, received': sumOf(accounts, ({ receivedKobo }) => receivedKobo),
    'payments, in suspense': suspense,
  };
  return Object.fromEntries(Object.entries(figures).map(([name, kobo]) => [name, kobo + (reportedBefore[name] ?? 0)]));
}

/** Of what is paid, all of it; else what is still to be paid. */
const shownOf = (invoice: Invoice): number =>
  totalOf(invoice) + (['paid', 'credit'].includes(invoice.state) ? invoice.partKobo : 0);

/** A line for each figure that is shown and not the same. */
export const differences = (shown: Figures, expected: Figures): string[] =>
  Object.keys(shown)
    .filter((name) => shown[name] !== expected[name])
    .map((name) => `${name}: the product says ${words(shown[name])}, the program ${words(expected[name])}`);

const words = (figure: Figures[string] | undefined): string =>
  typeof figure === 'number' ? naira(figure) : String(figure).replace(/\b\d{3,}\b/g, (kobo) => naira(Number(kobo)));

export const naira = (kobo: number): string => (kobo / 100).toLocaleString('en', { minimumFractionDigits: 2 });
