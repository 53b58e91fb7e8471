import sharp from 'sharp';
import type { Programme } from '#catalogue/programme.ts';
import { entranceOf, type EntranceName, type JambList } from '#catalogue/registry/entrances.ts';
import type { ApplicationRecord, EntranceReply, LoginReply } from '#contract/admissions/applications.ts';
import type { Answer, Caller } from './call.ts';
import type { Trouble } from '#remita-sandbox/trouble.ts';
import { otherCandidates } from './candidates.ts';
import { eligibleAnswers } from './eligibleAnswers.ts';

/** One who has paid and logged in. */
export interface Applicant {
  readonly rrr: string;
  readonly token: string;
  readonly applicantId: string;
  readonly applicationNumber: string;
}

const PERSON = { Lastname: 'Okafor', FirstName: 'Adaeze', MiddleName: 'Ngozi', Email: 'ada@example.com' };

let phones = 0;

/** A phone number that no other applicant of this process has. */
const nextPhone = (): string => `080${String(10_000_000 + phones++)}`;

const turns = { UTME: 0, DE: 0 };

/** A candidate of the demo college's list whom no other applicant of this process is, as long as there are some left. */
const nextCandidate = (list: JambList): string => {
  const candidates = otherCandidates(list);
  return candidates[turns[list]++ % candidates.length]!;
};

/** Generates an invoice of a programme, for a new phone number and, where it asks for one, the next candidate. */
export async function invoiceFor(
  server: Caller,
  { applicationTypeId, entersBy, sections }: Omit<Entrance, 'endpoints'> = JUPEB,
): Promise<string> {
  const phone = nextPhone();
  const { list } = entranceOf({ entersBy });
  const regNumber = list ? nextCandidate(list) : phone;
  const query = `applicationTypeId=${applicationTypeId}&regNumber=${regNumber}&mobileNumber=${phone}`;
  const lookup = await server.call('GET', `/api/ApplicationInvoice/application-invoice-data?${query}`);
  if (lookup.status !== 200) throw new Error(`No invoice to be had: ${lookup.text}`);
  const { data, text } = await server.call('POST', '/api/ApplicationInvoice/generate-application-invoice', {
    body: {
      ...PERSON,
      MobileNumber: phone,
      RegNumber: regNumber,
      SessionId: lookup.data.sessionId,
      Amount: lookup.data.amount,
      ApplicationTypeId: applicationTypeId,
      Eligibility: eligibleAnswers(sections),
    },
  });
  if (!data?.rrr) throw new Error(`No invoice: ${text}`);
  return data.rrr;
}

/** Pays at the sandbox, as its hosted page would; by `trouble` another amount, or without a notification. */
export async function pay(server: Caller, rrr: string, trouble?: Trouble): Promise<void> {
  const paid = await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, ...(trouble && { trouble }) } });
  if (paid.status !== 200) throw new Error(`The sandbox did not take the payment: ${paid.text}`);
}

/** What of a programme it takes to log in. */
type Entrance = Pick<Programme, 'applicationTypeId'> & { readonly entersBy?: EntranceName | undefined } & {
  /** Those before the invoice are answered so that it is made. */
  readonly sections?: Programme['sections'];
  readonly endpoints: Pick<Programme['endpoints'], 'login'>;
};

const JUPEB: Entrance = {
  applicationTypeId: 5,
  endpoints: { login: { method: 'POST', path: '/JupebApplication/login' } },
};

/** From a new phone number to an open application; of JUPEB unless said. */
export async function newApplicant(server: Caller, programme: Entrance = JUPEB): Promise<Applicant> {
  const rrr = await invoiceFor(server, programme);
  await pay(server, rrr);
  return logIn(server, rrr, programme);
}

export async function logIn(server: Caller, rrr: string, { endpoints }: Entrance = JUPEB): Promise<Applicant> {
  const { token, application } = opened(
    await server.call<EntranceReply>('POST', `/api${endpoints.login.path}`, { body: await keyOf(server, rrr) }),
  );
  return { rrr, token, applicantId: application.applicantId, applicationNumber: application.applicationNumber };
}

/** What a login opened, which asked for no code. */
export function opened({ status, data, text }: Answer<EntranceReply>): LoginReply {
  if (status !== 200 || !('token' in data)) throw new Error(`Login failed: ${text}`);
  return data;
}

/** The challenge of a login that asked for a code. */
export function challengeOf({ status, data, text }: Answer<EntranceReply>): string {
  if (status !== 200 || !('challenge' in data)) throw new Error(`No code was asked for: ${text}`);
  return data.challenge;
}

/** What any entrance may ask of the one who has this RRR. */
async function keyOf(server: Caller, rrr: string) {
  const { data } = await server.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr.replace(/\D/g, '')}`);
  return { rrr, phoneOrRrr: rrr, regNumber: data?.jambNumber ?? '' };
}

/** A head in front of a wall: one colour alone is refused. */
export async function photograph(width = 400, height = 500): Promise<Buffer> {
  const head = {
    create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3, background: '#543' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .composite([{ input: head }])
    .jpeg()
    .toBuffer();
}

/** Sends a passport photograph; answers its file id. */
export async function sendPassport(server: Caller, token: string, bytes?: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes ?? (await photograph()))]), 'passport.jpg');
  const { data } = await server.call('POST', '/api/UserDocument/upload-passport', { token, body: form });
  return data.id;
}

/** Right answers to JUPEB's three sections, in the wire's shape. */
export const JUPEB_ANSWERS = {
  'personal-details': (passport: string) => ({
    passport,
    titleId: 1,
    genderId: 1,
    dateOfBirth: '2006-05-17',
    countryId: 566,
    stateId: 1,
    lgaId: 1,
    permanentAddress: '12 Marina Road, Aba',
    mobileNumber: '08031234567',
    hasDisability: 'No',
    religionId: 1,
    jupebOptionId: 1,
    jupebOptionSubjectId: 1,
  }),
  'sponsor-and-referee': {
    Sponsor: {
      Fullname: 'Chidi Okafor',
      Address: '12 Marina Road',
      MobileNumber: '08031234567',
      Email: 'chidi@example.com',
      RelationshipId: 1,
    },
    Referee: {
      Fullname: 'Musa Bello',
      Address: '1 School Road',
      MobileNumber: '+2348031234567',
      Email: 'musa@example.com',
    },
  },
  'o-level-result': {
    oLevelInfo: [
      {
        ExaminationTypeId: 1,
        examNumber: '4250101001',
        examYear: 2024,
        examCenter: 'Government College Umuahia',
        resultPin: '123456789012',
        resultSerialNumber: 'WRN123456789',
        subjectGrade: { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 1, 8: 2 },
      },
    ],
  },
} as const;

export const SECTION_ADDRESS = {
  'personal-details': '/api/JupebApplication/add-or-update-personal-details',
  'sponsor-and-referee': '/api/JupebApplication/add-or-update-sponsor-and-referee',
  'o-level-result': '/api/JupebApplication/add-or-update-o-level',
} as const;

/** Submits what has been saved, as whoever has just read it through. */
export async function submitApplication(
  server: Caller,
  token: string,
  load = '/JupebApplication/application',
): Promise<Answer> {
  const { data: record } = await server.call<ApplicationRecord>('GET', `/api${load}`, { token });
  return server.call('POST', '/api/Application/submit', { token, body: { revision: record.revision } });
}

/** Saves all three sections and submits. */
export async function fillJupeb(server: Caller, applicant: Applicant): Promise<void> {
  await saveJupeb(server, applicant);
  const { status, text } = await submitApplication(server, applicant.token);
  if (status !== 200) throw new Error(`Not submitted: ${text}`);
}

/** @param further answers that a test's own version of the second section asks */
export async function saveJupeb(server: Caller, { token }: Applicant, further: object = {}): Promise<void> {
  const passport = await sendPassport(server, token);
  const bodies = [
    JUPEB_ANSWERS['personal-details'](passport),
    { ...JUPEB_ANSWERS['sponsor-and-referee'], ...further },
    JUPEB_ANSWERS['o-level-result'],
  ];
  for (const [index, address] of Object.values(SECTION_ADDRESS).entries()) {
    const saved = await server.call('POST', address, { token, body: bodies[index] });
    if (saved.status !== 200) throw new Error(`${address}: ${saved.text}`);
  }
}
