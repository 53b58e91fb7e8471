import letters from '../../../../data/admission-letters.json' with { type: 'json' };
import type { FeePaper } from '#contract/finance/fee-papers.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import type { FeePurpose } from '#contract/finance/student-fees.ts';
import { amountInWords } from '#rules/amountInWords.ts';
import { formatNaira } from '#rules/money.ts';
import { isOneOf } from '#rules/studentKind.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, unmet } from '../../platform/problem.ts';
import { levelName } from '../student-fees/service.ts';
import { paidFeesOf, type PaidFees } from './paid.ts';
import { holderOf } from './sql.ts';

const MISSING = {
  acceptance: 'Pay your acceptance fee to print your letter.',
  development: 'Pay your development levy to print your letter.',
  school: 'Pay your school fees in full to print your Form 11.',
  sundry: 'Pay your compulsory fees to print your Form 11.',
} as const satisfies Partial<Record<FeePurpose, string>>;

const NONE = {
  acceptance: null,
  development: 'No development levy is due from you.',
  school: 'No school fees are published for your session yet.',
  sundry: 'No compulsory fees are asked of you.',
} as const;

type Papered = keyof typeof MISSING;

const missingOf = (purpose: Papered, { isNone, isPaid }: PaidFees): string | null =>
  isNone ? NONE[purpose] : isPaid ? null : MISSING[purpose];

/** Where the fee is paid. */
const pageOf = (purpose: Papered) => ({ name: OWN_FINANCE[purpose].name, to: OWN_FINANCE[purpose].to });

/** @throws Problem 422 for what is not paid */
async function paidFor(platform: Platform, { userId }: User, purpose: Papered) {
  const paid = await paidFeesOf(platform.database, userId, purpose);
  const missing = missingOf(purpose, paid);
  if (missing !== null) throw unmet(missing, paid.isNone ? [] : [{ words: missing, link: pageOf(purpose) }]);
  const { studentId, place } = paid;
  const [holder] = await holderOf(platform.database, { studentId, sessionId: place.sessionId });
  return { ...paid, holder: holder!, facts: factsOf(platform, holder!) };
}

type Fact = [label: string, value: string];

const factsOf = (
  platform: Platform,
  {
    regNumber,
    matricNumber,
    programme,
    department,
    faculty,
    session,
    levelId,
    studentType,
  }: Awaited<ReturnType<typeof holderOf>>[number],
): Fact[] => [
  ['Registration number', regNumber],
  ['Matric number', matricNumber ?? 'Not given yet'],
  ['Student type', studentType],
  ['Programme', programme],
  ['Department', department],
  ['Faculty', faculty ?? '-'],
  ['Session', session],
  ['Level', levelName(platform, levelId)],
];

const wordsFor = (studentTypeId: number) =>
  isOneOf(['jupeb'], studentTypeId)
    ? letters.jupeb
    : isOneOf(['postgraduate'], studentTypeId)
      ? letters.postgraduate
      : letters.general;

/** Each student type has its own words. */
export async function acceptanceLetterOf(platform: Platform, user: User): Promise<Printable> {
  const { studentId, place, holder, facts, lines } = await paidFor(platform, user, 'acceptance');
  const paidKobo = sumOf(lines);
  return {
    subjectKind: 'student',
    subjectId: studentId,
    studentId,
    content: {
      ...BLANK,
      title: 'Letter of acceptance',
      office: isOneOf(['postgraduate'], place.studentTypeId) ? 'Postgraduate School' : 'Registry',
      holder: holder.fullName,
      groups: [{ title: '', facts }],
      paragraphs: [
        `Dear ${holder.fullName},`,
        `You have accepted a place in ${holder.programme}, session ${holder.session}${
          paidKobo > 0 ? `, and paid ${formatNaira(paidKobo)} for it` : ''
        }. The place is yours on these conditions:`,
      ],
      points: wordsFor(place.studentTypeId).conditions.slice(1),
      signatures: ['Registrar'],
    },
  };
}

export async function developmentLetterOf(platform: Platform, user: User): Promise<Printable> {
  const { studentId, holder, facts, lines } = await paidFor(platform, user, 'development');
  return {
    subjectKind: 'student',
    subjectId: studentId,
    studentId,
    content: {
      ...BLANK,
      title: 'Development levy: proof of payment',
      office: 'Bursary',
      holder: holder.fullName,
      groups: [{ title: '', facts }],
      paragraphs: ['The development levy of this student is paid. It is asked once in a programme.'],
      tables: [feesTable(lines)],
      closing: amountInWords(sumOf(lines)),
      signatures: ['Bursar'],
    },
  };
}

const PRE_DEGREE = ['pre-degree'] as const;

/** @throws Problem 404 for whoever is no pre-degree student, 422 until all is paid */
export async function form11Of(platform: Platform, user: User, of: 'school' | 'sundry'): Promise<Printable> {
  const { place } = await paidFeesOf(platform.database, user.userId, of);
  if (!isOneOf(PRE_DEGREE, place.studentTypeId)) throw notFound('Form 11 is for pre-degree students');
  const { studentId, holder, facts, lines } = await paidFor(platform, user, of);
  return {
    subjectKind: `student-${of}`,
    subjectId: studentId,
    studentId,
    content: {
      ...BLANK,
      title: 'Form 11: confirmation of payment',
      office: 'Bursary',
      holder: holder.fullName,
      groups: [{ title: '', facts }],
      tables: [feesTable(lines)],
      closing: amountInWords(sumOf(lines)),
      signatures: ['Student', 'Bursar', 'Director, pre-degree programme'],
    },
  };
}

const sumOf = (lines: PaidFees['lines']): number => lines.reduce((sum, { kobo }) => sum + kobo, 0);

/** What an award or a waiver took has a column where there is any. */
function feesTable(lines: PaidFees['lines']) {
  const awardedKobo = lines.reduce((sum, line) => sum + line.awardedKobo, 0);
  const figures = (kobo: number, ofAwards: number) =>
    [kobo, ...(awardedKobo > 0 ? [ofAwards] : [])].map((each) => formatNaira(each));
  return {
    title: 'Fees paid',
    columns: [
      { title: 'Fee', isFigure: false },
      { title: 'Paid', isFigure: true },
      ...(awardedKobo > 0 ? [{ title: 'By award or waiver', isFigure: true }] : []),
    ],
    rows: lines.map((line) => [line.name, ...figures(line.kobo, line.awardedKobo)]),
    totals: [['Total', ...figures(sumOf(lines), awardedKobo)]],
    rowsPerPage: null,
    signatures: [],
  };
}

/** The letter's address is the student type's own. */
const letterAddress = (studentTypeId: number): string =>
  isOneOf(['jupeb'], studentTypeId)
    ? OWN_FINANCE.letterJupeb.to
    : isOneOf(['postgraduate'], studentTypeId)
      ? OWN_FINANCE.letterPg.to
      : OWN_FINANCE.letter.to;

const feePaper = (name: string, to: string, purpose: Papered, paid: PaidFees): FeePaper => {
  const missing = missingOf(purpose, paid);
  return { name, to, missing, link: missing === null || paid.isNone ? null : pageOf(purpose) };
};

export async function feePapersOf({ database }: Platform, { userId }: User): Promise<FeePaper[]> {
  const acceptance = await paidFeesOf(database, userId, 'acceptance');
  const development = await paidFeesOf(database, userId, 'development');
  const { studentTypeId } = acceptance.place;
  const papers = [
    feePaper('Development levy: proof of payment', OWN_FINANCE.developmentLetter.to, 'development', development),
    feePaper('Letter of acceptance', letterAddress(studentTypeId), 'acceptance', acceptance),
  ];
  if (!isOneOf(PRE_DEGREE, studentTypeId)) return papers;
  const school = await paidFeesOf(database, userId, 'school');
  return [...papers, feePaper('Form 11', OWN_FINANCE.form11.to, 'school', school)];
}
