import type { InvoiceLookup, InvoiceRequest } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { CodeChallenge } from '#contract/kit/codeChallenge.ts';
import type { Programme } from '#catalogue/programme.ts';
import { registeredBy } from '#catalogue/registry/entrances.ts';
import {
  atPrice,
  findById,
  mailInvoiceCode,
  makeInvoice,
  makeOnce,
  noRrr,
  noSession,
  numberPrefix,
  paceLookups,
  presentInvoice,
  proveInvoice,
  referInvoice,
  type InvoiceRow,
  type Payer,
  type Visitor,
} from '../../finance/invoices/service.ts';
import { INVOICE_FAILED, newOrderId, openCase } from '../../finance/payments/service.ts';
import { ProviderError } from '../../platform/payment/providerError.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { beingCorrected, refusedOfType } from '../../platform/programmes/refusedProgrammes.ts';
import { openSession } from '../../school/sessions/service.ts';
import { findFor, isOnePersons, type InvoiceMatch } from './finding.ts';
import { mustBeEligible } from './eligible.ts';
import { checkOffered, checkOpen, payerOf, priceKobo, type Charge } from './policy.ts';
import { presentLookup, presentMasked } from './present.ts';
import { registrationOf, type Registration } from './registration.ts';

interface Lookup {
  readonly applicationTypeId?: string;
  readonly regNumber?: string;
  readonly mobileNumber?: string;
}

/**
 * A new one starts from nothing that the college knows of the number, whose names are not for who types it; another device's
 * invoice is masked.
 * @throws Problem 422 for mistakes, 429 for one who looks up too many that this device does not know
 */
export async function lookUp(
  platform: Platform,
  lookup: Lookup & { readonly own?: 'true' },
  visitor: Visitor,
): Promise<InvoiceLookup> {
  const { charge, registration, match } = await findMatch(platform, lookup, visitor, lookup.own === 'true');
  if (match?.known)
    return presentLookup(
      platform,
      await atPrice(platform, match.row, priceKobo(charge.programme), visitor).catch(unlessProvider(match.row)),
    );
  await paceLookups(platform, registration.regNumber, visitor.ip);
  return {
    ...blank(charge, registration),
    masked: match ? presentMasked(match.row, leavesRoom(charge, match.row)) : null,
  };
}

/**
 * Two clicks make one invoice and one RRR. Somebody else's is never the answer; it blocks only if paid on this number.
 * @throws Problem 422 for mistakes, 424 when the provider gave no RRR, 429 for one who makes too many
 */
export async function generate(platform: Platform, request: InvoiceRequest, visitor: Visitor): Promise<Invoice> {
  const charge = await chargeFor(platform, request.ApplicationTypeId);
  const { payer, registration } = await payerAndRegistration(platform, charge, request, visitor.ip);
  const find = () => findFor(platform, charge, registration, visitor, { own: true });
  const existing = await find();
  if (existing && !existing.known) throw mistakeAt('/RegNumber', PAID_ALREADY, INVOICE_FAILED);
  const row =
    existing?.row ??
    (await begin(platform, charge, { payer, answers: request.Eligibility }, registration.regNumber, visitor, find));
  if (!existing && request.Referral)
    await referInvoice(platform.database, { invoiceId: row.id, code: request.Referral });
  const complete = await atPrice(platform, row, priceKobo(charge.programme), visitor, { isNew: !existing }).catch(
    noRrr(platform, row.invoiceNumber),
  );
  return presentInvoice(platform, complete, 'phone');
}

/** @throws Problem 404 where there is no such invoice */
export async function sendCode(platform: Platform, lookup: Lookup, visitor: Visitor): Promise<CodeChallenge> {
  const { registration, match } = await findMatch(platform, lookup, visitor, false);
  await paceLookups(platform, registration.regNumber, visitor.ip);
  if (!match) throw notFound(NO_INVOICE);
  return { challenge: await mailInvoiceCode(platform, match.row, visitor) };
}

/** The invoice is shown whole, since its mailbox is proved. */
export async function openByCode(
  platform: Platform,
  answer: { readonly challenge: string; readonly code: string },
  visitor: Visitor,
): Promise<Invoice> {
  const row = await findById(platform, await proveInvoice(platform, answer, visitor));
  return presentInvoice(platform, row!, 'rrr');
}

/** The candidate says that a paid invoice is another's; one case is opened. @throws Problem 404 where there is none */
export async function dispute(platform: Platform, lookup: Lookup, visitor: Visitor): Promise<null> {
  const { charge, registration, match } = await findMatch(platform, lookup, visitor, false);
  await paceLookups(platform, registration.regNumber, visitor.ip);
  if (!match || match.known || leavesRoom(charge, match.row)) throw notFound(NO_INVOICE);
  const { id, rrr, amountKobo } = match.row;
  await openCase(
    platform,
    { kind: 'disputed', rrr: rrr!, invoiceId: id, expectedKobo: amountKobo, reportedKobo: amountKobo },
    'public',
  );
  return null;
}

const NO_INVOICE = 'There is no such invoice. Please look it up again';
const PAID_ALREADY =
  'This registration number has a paid invoice already. Please log in with its RRR, or ask for a code. If it is not yours, tell the college so';

async function findMatch(
  platform: Platform,
  { applicationTypeId, regNumber, mobileNumber }: Lookup,
  visitor: Visitor,
  own: boolean,
) {
  const charge = await chargeFor(platform, applicationTypeId);
  const registration = await registrationOf(platform, charge, { regNumber, mobileNumber }, visitor.ip);
  return { charge, registration, match: await findFor(platform, charge, registration, visitor, { own }) };
}

/** A JAMB registration number is paid for once; any other invoice leaves room for another. */
const leavesRoom = ({ programme }: Charge, { paid }: InvoiceRow): boolean => !paid || !isOnePersons(programme);

/** Its names are what its payer typed: those on the JAMB list would tell them to anybody with a number. The application takes the list's. */
async function payerAndRegistration(platform: Platform, charge: Charge, request: InvoiceRequest, ip: string) {
  const payer = payerOf(request, charge);
  const isByPhone = registeredBy(charge.programme) === 'phone';
  return {
    payer,
    registration: await registrationOf(
      platform,
      charge,
      { regNumber: isByPhone ? payer.phone : request.RegNumber, mobileNumber: payer.phone },
      ip,
    ),
  };
}

async function chargeFor(
  platform: Platform,
  typeId: number | string | null | undefined,
): Promise<Charge & { programme: Programme }> {
  const number = /^\d{1,9}$/.test(String(typeId ?? '')) ? Number(typeId) : null;
  const [programme, refused] = [
    number === null ? undefined : platform.catalogue.byApplicationTypeId(number),
    refusedOfType(platform, number),
  ];
  if (refused) throw beingCorrected(refused);
  if (!programme)
    throw new Problem(422, 'please select an invoice type', {
      title: INVOICE_FAILED,
      errors: { '/applicationTypeId': 'please select an invoice type' },
    });
  const session = await openSession(platform.database);
  if (!session) throw noSession();
  return { programme, session };
}

async function begin(
  platform: Platform,
  charge: Charge & { readonly programme: Programme },
  { payer, answers }: { readonly payer: Payer; readonly answers: unknown },
  regNumber: string,
  visitor: Visitor,
  find: () => Promise<InvoiceMatch | undefined>,
): Promise<InvoiceRow> {
  const { programme, session } = charge;
  const { database, now } = platform;
  const [made, kobo, { phone, lastname, firstname, middlename, email }] = [now(), priceKobo(programme), payer];
  checkOffered(charge);
  checkOpen(platform.closingDates.asItCloses(programme), made);
  mustBeEligible(platform, programme, answers);
  return makeOnce(
    platform,
    { regNumber, visitor, applicationTypeId: programme.applicationTypeId, feeId: null },
    {
      make: () =>
        makeInvoice(database, {
          applicationTypeId: programme.applicationTypeId,
          feeId: null,
          regNumber,
          about: '',
          repeats: false,
          sessionId: session.id,
          phone,
          lastname,
          firstname,
          middlename,
          email,
          description: programme.invoice.description,
          amountKobo: kobo,
          now: made,
          orderId: newOrderId(),
          numberPrefix: numberPrefix(made),
          ip: visitor.ip,
          device: visitor.device,
        }),
      find: async () => (await find())?.row,
    },
  );
}

/** A lookup does without the provider: an invoice with no RRR yet, or over the rate limit, is shown as it is. */
const unlessProvider =
  (row: InvoiceRow) =>
  (error: unknown): InvoiceRow => {
    if (error instanceof ProviderError || (error instanceof Problem && error.status === 429)) return row;
    throw error;
  };

const blank = ({ programme, session }: Charge, { regNumber, phone }: Registration): InvoiceLookup => ({
  invoiceNumber: null,
  lastname: '',
  firstname: '',
  middleName: '',
  mobileNo: phone,
  regNumber,
  email: '',
  sessionId: session.id,
  session: session.name,
  amount: programme.invoice.amount,
  rrr: null,
  isPaid: false,
  invoice: null,
  masked: null,
});
