import { TEST_CARD } from '#remita-sandbox/payPageHtml.ts';
import type { InvoiceLookup } from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import type { ApplicationRecord, LoginReply } from '#contract/admissions/applications.ts';
import { JUPEB_ANSWERS, SECTION_ADDRESS } from '../../support/applicant.ts';
import type { Came, Sort, Visitor } from './visitor.ts';

/** What all applicants of a load have in common. */
export interface Paper {
  readonly photograph: Buffer;
  /** Scripts and styles that a browser ends up with, each asked for once. */
  readonly files: readonly string[];
}

const WHOLE_LISTS =
  'countries,genders,jupeb-combinations,jupeb-faculties,lgas,o-level-grades,o-level-subjects,o-level-types,o-level-years,relationships,religions,states,titles';

const LISTS = {
  'personal-details': [
    'Enum/titles',
    'Enum/genders',
    'CountryStatesLGA/countries',
    'Enum/religions',
    'Department/jupeb-options',
    'CountryStatesLGA/states?countryId=566',
    'CountryStatesLGA/lgas?stateId=1',
    'Department/jupeb-option-subjects?jupebOptionId=1',
    `Select/whole-lists?names=${encodeURIComponent(WHOLE_LISTS)}`,
  ],
  'sponsor-and-referee': ['Enum/relationships'],
  'o-level-result': [
    'Select/o-level-exam-types',
    'Select/o-level-exam-years',
    'Select/subjects',
    'Select/o-level-grades',
  ],
} as const;

/** Each section is typed in so many pauses, and each pause is a draft. */
const DRAFTS = 2;

/**
 * The whole way of a JUPEB applicant, from the landing page to the slip on paper, request by request as Chromium sent
 * them when a person's steps were recorded; nobody thinks in between.
 */
export async function apply(visitor: Visitor, paper: Paper): Promise<void> {
  const invoice = await orderInvoice(visitor, paper);
  await payByCard(visitor, invoice);
  const { token, application } = await logIn(visitor, invoice.rrr!);
  const passport = await sendPhotograph(visitor, token, paper);
  const answers = { ...JUPEB_ANSWERS, 'personal-details': JUPEB_ANSWERS['personal-details'](passport) };
  for (const [section, path] of Object.entries(SECTION_ADDRESS) as [keyof typeof SECTION_ADDRESS, string][]) {
    await together(
      visitor,
      'list',
      LISTS[section].map((list) => `/api/${list}`),
      token,
    );
    await fill(visitor, { section, path, token, applicantId: application.applicantId, answers: answers[section] });
  }
  const { revision } = await visitor.data<ApplicationRecord>('save', '/api/JupebApplication/application', { token });
  await post(visitor, 'save', '/api/Application/submit', { revision }, token);
  await visitor.ask('slip', '/api/JupebApplication/application-slip', { token });
  await visitor.ask('PDF', '/api/Application/slip.pdf', { token });
}

async function orderInvoice(visitor: Visitor, { files }: Paper): Promise<Invoice> {
  await visitor.ask('page', '/');
  await together(visitor, 'file', files);
  const phone = `070${String(10_000_000 + visitor.number)}`;
  const { sessionId, amount } = await visitor.data<InvoiceLookup>(
    'invoice',
    `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=${phone}`,
  );
  const person = {
    Lastname: 'Okafor',
    FirstName: 'Adaeze',
    MiddleName: 'Ngozi',
    Email: 'ada@example.com',
    MobileNumber: phone,
    RegNumber: phone,
  };
  const invoice = await post<Invoice>(visitor, 'invoice', '/api/ApplicationInvoice/generate-application-invoice', {
    ...person,
    SessionId: sessionId,
    Amount: amount,
    ApplicationTypeId: 5,
  });
  await together(visitor, 'invoice', [
    `/api/Payment/timeline?rrr=${invoice.rrr}`,
    `/api/ApplicationInvoice/invoice-details?rrr=${invoice.rrr}`,
  ]);
  return invoice;
}

/** The provider's page stands at the college's own address here: the sandbox. */
async function payByCard(visitor: Visitor, { rrr, payForm }: Invoice): Promise<void> {
  const pay = (path: string, fields: object, status: number) =>
    visitor.ask('payment', path, {
      method: 'POST',
      body: new URLSearchParams({ ...fields }).toString(),
      type: 'application/x-www-form-urlencoded',
      status,
    });
  const page = new URL(payForm!.action).pathname;
  await pay(page, payForm!.fields, 200);
  const paid: Came = await pay(
    page.replace('finalize.reg', 'pay.reg'),
    { ...payForm!.fields, method: 'card', cardNumber: TEST_CARD, expiry: '12/30', cvv: '123', trouble: 'none' },
    303,
  );
  const back = new URL(paid.headers.location!);
  if (back.searchParams.get('status') !== '00') throw new Error(`The pay page leads back to ${back.href}`);
  await visitor.ask('page', back.pathname + back.search);
  const { isPaid } = await visitor.data<Invoice>('invoice', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`);
  if (!isPaid) await post(visitor, 'payment', '/api/ApplicationInvoice/verify-payment', { rrr });
  await together(visitor, 'invoice', [`/api/Payment/receipt?rrr=${rrr}`, `/api/Payment/timeline?rrr=${rrr}`]);
}

async function logIn(visitor: Visitor, rrr: string): Promise<LoginReply> {
  const login = await post<LoginReply>(visitor, 'login', '/api/JupebApplication/login', { rrr });
  const { programmeId, version } = login.application;
  await together(
    visitor,
    'file',
    ['programme.json', ...Object.keys(SECTION_ADDRESS).map((section) => `${section}.js`)].map(
      (file) => `/programmes/${programmeId}/${version}/${file}`,
    ),
  );
  await together(visitor, 'page', ['/application_shell', '/service-worker.js']);
  return login;
}

async function sendPhotograph(visitor: Visitor, token: string, { photograph }: Paper): Promise<string> {
  const edge = 'photograph-of-an-applicant';
  const body = Buffer.concat([
    Buffer.from(
      `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    photograph,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  const { id } = await visitor.data<{ id: string }>(
    'photograph',
    `/api/UserDocument/upload-passport?id=${crypto.randomUUID()}`,
    { method: 'POST', token, body, type: `multipart/form-data; boundary=${edge}` },
  );
  await visitor.ask('photograph', `/api/UserDocument/${id}`, { token });
  return id;
}

interface Filling {
  readonly section: string;
  readonly path: string;
  readonly token: string;
  readonly applicantId: string;
  readonly answers: object;
}

async function fill(visitor: Visitor, { section, path, token, applicantId, answers }: Filling): Promise<void> {
  for (let revision = 0; revision < DRAFTS; revision += 1) {
    await visitor.ask('draft', '/api/Application/draft', {
      method: 'PUT',
      token,
      body: JSON.stringify({ section, data: answers, revision }),
    });
  }
  const saved = await post<string>(visitor, 'save', path, answers, token);
  if (saved !== applicantId) throw new Error(`${section} was saved for ${saved}`);
}

const post = <T>(visitor: Visitor, sort: Sort, path: string, body: object, token?: string): Promise<T> =>
  visitor.data<T>(sort, path, { method: 'POST', body: JSON.stringify(body), ...(token && { token }) });

const together = (visitor: Visitor, sort: Sort, paths: readonly string[], token?: string): Promise<unknown> =>
  Promise.all(paths.map((path) => visitor.ask(sort, path, token ? { token } : {})));
