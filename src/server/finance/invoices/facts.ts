import type { Fact } from '../../platform/facts.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** The fee is paid before there is a student, by an invoice of the registration number, or afterwards by one of the student. */
const findAcceptance = sql('fact-acceptance-paid')`
  select exists (
    select from invoice i left join payment p on p.invoice_id = i.id left join fee f on f.id = i.fee_id
     where (p.invoice_id is not null or i.settled_at is not null)
       and (i.student_id = s.id and i.purpose = 'acceptance' or i.student_id is null and i.reg_number = a.reg_number and f.purpose = 'acceptance')) as is_met
    from student s join admission a on a.id = s.admission_id where s.id = $studentId`;

/** In kobo: what school charges for the session now, and what of it is not paid; and the part, in percent, that is due first. */
const findSchoolFees = sql('fact-school-fees')`
  with posted as (
    select p.account, p.amount_kobo from posting p join charge c on c.id = p.charge_id
     where c.student_id = $studentId and c.session_id = $sessionId and c.purpose = 'school')
  select (select coalesce(0 - sum(amount_kobo), 0)::int8 from posted where account in ('income', 'deposits')) as charged_kobo,
         (select coalesce(sum(amount_kobo), 0)::int8 from posted where account = 'receivable') as owed_kobo,
         coalesce((select i.percent from instalment_plan i join student_session t on t.student_id = $studentId and t.session_id = $sessionId
           and t.student_type_id = i.student_type_id
                    where i.session_id = $sessionId and i.part = 'FirstInstallment' and i.active), 100) as first_percent`;

const SCHOOL_FEES = { name: 'School fees', to: '/academic_fees/school_fees' } as const;

/** Nothing is paid of what was never charged. */
const schoolFees = (
  name: string,
  words: Pick<Fact, 'met' | 'unmet'>,
  percentOf: (firstPercent: number) => number,
): Fact => ({
  name,
  ...words,
  link: SCHOOL_FEES,
  async isMet(db, { studentId, sessionId }) {
    const [fees] = await findSchoolFees(db, { studentId, sessionId });
    if (!fees || fees.chargedKobo === 0) return false;
    // The first instalment is rounded down too: whoever has paid it is not kept out by half a kobo.
    const shareKobo = Math.floor((fees.chargedKobo * percentOf(fees.firstPercent)) / 100);
    return fees.chargedKobo - fees.owedKobo >= shareKobo;
  },
});

export const paymentFacts: readonly Fact[] = [
  {
    name: 'acceptance paid',
    met: 'Your acceptance fee is paid',
    unmet: 'Pay your acceptance fee',
    link: { name: 'Acceptance fee', to: '/academic_fees/acceptance' },
    isMet: async (db, { studentId }) => (await findAcceptance(db, { studentId }))[0]?.isMet ?? false,
  },
  schoolFees(
    'school fees, first part',
    { met: 'The first part of your school fees is paid', unmet: 'Pay the first part of your school fees' },
    (firstPercent) => firstPercent,
  ),
  schoolFees(
    'school fees',
    { met: 'Your school fees are paid in full', unmet: 'Pay your school fees in full' },
    () => 100,
  ),
];
