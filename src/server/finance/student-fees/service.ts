import type { Due, FeePurpose, SessionOfFees, StudentInvoice } from '#contract/finance/student-fees.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { postOwnFees } from '../fee-postings/service.ts';
import { balanceOf } from '../ledger/service.ts';
import { readRrr } from '../payments/service.ts';
import { coveredIn } from './covered.ts';
import { chosenFor, presentDue } from './due.ts';
import { makeFeeInvoice } from './making.ts';
import { makeOpeningInvoice } from './openingDebt.ts';
import { standsAsIs } from './opening.ts';
import { ownStudentId, placeOf, positionIn, type Position } from './position.ts';
import { presentStudentInvoice, progressOfInvoice, type StudentInvoiceRow } from './present.ts';
import { levelName } from './rulesInWords.ts';
import { invoicesOf, placesOf } from './sql.ts';

export { reassess } from './reassessing.ts';
export { makeFeeInvoice } from './making.ts';
export { chosenOf } from './due.ts';
export { levelName, rulesInWords } from './rulesInWords.ts';
export { entryPlaceOf, isCharged, ownStudentId, positionIn, type Place } from './position.ts';
export type { Chosen } from './due.ts';

interface Initiating {
  readonly sessionId?: number | undefined;
  readonly paymentTypeId?: number | undefined;
  readonly feeIds?: readonly number[];
}

export async function due(
  platform: Platform,
  { userId }: User,
  purpose: FeePurpose,
  { sessionId, paymentTypeId, feeIds = [] }: Initiating,
): Promise<Due> {
  const { database } = platform;
  const studentId = await ownStudentId(database, userId);
  await postOwnFees(platform, studentId);
  const place = await placeOf(database, studentId, purpose, sessionId);
  const position = await positionIn(database, studentId, place, purpose, feeIds);
  const checked = (await invoicesOf(database, { studentId, code: null })).find(
    (row) =>
      row.sessionId === place.sessionId &&
      progressOfInvoice(row) === 'being checked' &&
      (purpose === 'school' ? SCHOOL.includes(row.purpose) : row.purpose === purpose),
  );
  const chosen = chosenFor(purpose, feeIds, paymentTypeId);
  const covered = await coveredIn(database, position, chosen);
  const due = await presentDue(platform, position, chosen);
  return { ...due, coveredBy: covered?.by ?? null, checked: presentChecked(checked) };
}

interface Generating extends Initiating {
  readonly purpose: FeePurpose;
  readonly expectedTotal: number;
}

export async function generate(platform: Platform, by: By, wanted: Generating): Promise<StudentInvoice> {
  const studentId = await ownStudentId(platform.database, by.user.userId);
  const { purpose, sessionId, paymentTypeId, feeIds = [], expectedTotal } = wanted;
  return made(platform, studentId, by, {
    purpose,
    sessionId,
    chosen: chosenFor(purpose, feeIds, paymentTypeId),
    expectedTotal,
  });
}

export async function generateBalance(
  platform: Platform,
  by: By,
  { sessionId, expectedTotal }: { readonly sessionId: number; readonly expectedTotal?: number | undefined },
): Promise<StudentInvoice> {
  const studentId = await ownStudentId(platform.database, by.user.userId);
  return made(platform, studentId, by, { purpose: 'school', sessionId, chosen: { part: 'Balance' }, expectedTotal });
}

export async function generateOpening(
  platform: Platform,
  { user, ip }: By,
  wanted: { readonly sessionId: number; readonly expectedTotal: number },
): Promise<StudentInvoice> {
  const studentId = await ownStudentId(platform.database, user.userId);
  const id = await makeOpeningInvoice(platform, { ...wanted, studentId, by: { actor: actorOf(user), ip } });
  return shown(platform, studentId, id);
}

async function made(
  platform: Platform,
  studentId: string,
  { user, ip }: By,
  wanted: Pick<Parameters<typeof makeFeeInvoice>[1], 'purpose' | 'sessionId' | 'chosen' | 'expectedTotal'>,
): Promise<StudentInvoice> {
  const id = await makeFeeInvoice(platform, { ...wanted, studentId, by: { actor: actorOf(user), ip } });
  return shown(platform, studentId, id);
}

async function shown(platform: Platform, studentId: string, id: string): Promise<StudentInvoice> {
  platform.mail.prompt();
  const row = (await invoicesOf(platform.database, { studentId, code: null })).find((each) => each.id === id);
  return presentStudentInvoice(platform, row!);
}

/** @param code an RRR or an invoice number @throws Problem 404 for what is not theirs */
export const ownInvoiceRow = async (platform: Platform, { userId }: User, code: string): Promise<StudentInvoiceRow> =>
  invoiceRow(platform, await ownStudentId(platform.database, userId), code);

async function invoiceRow({ database }: Platform, studentId: string, code: string): Promise<StudentInvoiceRow> {
  const [row] = await invoicesOf(database, { studentId, code: readRrr(code) });
  if (!row) throw notFound('You have no such invoice');
  return row;
}

/** What is unpaid is opened at what is due today. */
export async function invoiceOfCode(platform: Platform, { userId }: User, code: string): Promise<StudentInvoice> {
  const studentId = await ownStudentId(platform.database, userId);
  const row = await invoiceRow(platform, studentId, code);
  const isSame = await standsAsIs(platform, studentId, row);
  return presentStudentInvoice(platform, isSame ? row : await invoiceRow(platform, studentId, code));
}

export async function ownInvoices(platform: Platform, { userId }: User): Promise<StudentInvoice[]> {
  return invoicesOfStudent(platform, await ownStudentId(platform.database, userId));
}

/** @throws Problem 404 for another's, unless the caller sees every invoice */
export async function invoicesNamed(platform: Platform, user: User, studentId: string): Promise<StudentInvoice[]> {
  const isOwn = user.claims.has('student') && (await ownStudentId(platform.database, user.userId)) === studentId;
  if (!isOwn && !user.claims.has('invoices')) throw notFound('You have no such invoices');
  return invoicesOfStudent(platform, studentId);
}

const invoicesOfStudent = async (platform: Platform, studentId: string): Promise<StudentInvoice[]> =>
  (await invoicesOf(platform.database, { studentId, code: null })).map((row) => presentStudentInvoice(platform, row));

export async function sessionsOf(platform: Platform, { userId }: User) {
  const { database } = platform;
  const studentId = await ownStudentId(database, userId);
  await postOwnFees(platform, studentId);
  const sessions: SessionOfFees[] = [];
  const checked = (await invoicesOf(database, { studentId, code: null })).filter(
    (row) => SCHOOL.includes(row.purpose) && progressOfInvoice(row) === 'being checked',
  );
  let broughtForward: Due['arrears'] = [];
  for (const place of await placesOf(database, { studentId })) {
    const ofPlace = checked.find(({ sessionId }) => sessionId === place.sessionId);
    const position = await positionIn(database, studentId, place, 'school');
    broughtForward = position.arrears.filter(({ isOpening }) => isOpening);
    sessions.push(await ofSession(platform, position, presentChecked(ofPlace)));
  }
  return { studentId, creditKobo: (await balanceOf(database, studentId)).creditKobo, sessions, broughtForward };
}

export const SCHOOL: readonly string[] = ['school', 'balance'];

const presentChecked = (
  invoice: { readonly invoiceNumber: string; readonly rrr: string | null } | undefined,
): SessionOfFees['checked'] => (invoice ? { invoiceNumber: invoice.invoiceNumber, rrr: invoice.rrr } : null);

/** @param checked its invoice of which the bursary checks what came in */
async function ofSession(
  platform: Platform,
  position: Position,
  checked: SessionOfFees['checked'],
): Promise<SessionOfFees> {
  const { place, dues, bare, dueOn } = position;
  const covered = await coveredIn(platform.database, position, { part: 'Full' });
  const sum = (key: 'paidKobo' | 'awardedKobo') => bare.lines.reduce((kobo, line) => kobo + line[key], 0);
  const part = dues.parts.find(
    ({ state, part: name }) => state === 'open' && (name !== 'Full' || dues.parts.length === 1),
  );
  const next = part && { part: part.part, dueKobo: part.dueKobo, dueOn: dueOn.get(part.part) ?? null };
  const isLate = next !== undefined && next.dueKobo > 0 && next.dueOn !== null && next.dueOn < lagosDay(platform.now());
  return {
    sessionId: place.sessionId,
    session: place.session,
    level: levelName(platform, place.levelId),
    dueKobo: dues.dueKobo,
    paidKobo: sum('paidKobo'),
    awardedKobo: sum('awardedKobo'),
    creditKobo: bare.dueKobo - dues.dueKobo,
    next: next ?? null,
    checked,
    coveredBy: covered?.by ?? null,
    status: checked ? 'Being checked' : statusOf(bare.lines.length > 0, bare.dueKobo, sum('paidKobo'), isLate),
  };
}

function statusOf(isPublished: boolean, dueKobo: number, paidKobo: number, isLate: boolean): SessionOfFees['status'] {
  if (!isPublished) return 'Nothing published';
  if (dueKobo === 0) return 'Paid';
  if (isLate) return 'Overdue';
  return paidKobo > 0 ? 'Part paid' : 'Not paid';
}
