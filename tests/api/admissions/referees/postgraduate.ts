import type { RefereeProgress } from '#contract/admissions/referees.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../../support/fillUpTo.ts';
import type { Answer } from '../../../support/call.ts';
import type { Databases } from '../../../support/databases.ts';
import { logIn, newApplicant, type Applicant } from '../../../support/applicant.ts';
import { startMailServer, type MailServer } from '../../../support/mailServer.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

/** A college with a real mail server. */
export interface College {
  readonly server: TestServer;
  readonly smtp: MailServer;
}

/** One who has applied there for postgraduate study, up to the referees. */
export interface Postgraduate extends College {
  readonly applicant: Applicant;
  save(referees: readonly object[]): Promise<Answer<string>>;
  referees(): Promise<RefereeProgress[]>;
  act(method: string, action: string, body: object, token?: string): Promise<Answer>;
  /** As a referee: opens the form, and sends it. */
  open(refereeEmail: string, passCode: string): Promise<Answer<{ readonly answeredAt: string | null }>>;
  submit(refereeEmail: string, passCode: string, reference?: object): Promise<Answer<{ readonly declined: boolean }>>;
}

export const FAMILY = '/api/PGApplication';

export const referee = (fullname: string, email: string) => ({
  fullname,
  email,
  position: 'Professor of Physics',
  institution: 'University of Aba, 1 College Road',
  mobileNumber: '08031234567',
  relationship: 'Supervised my project',
});

export const THREE = [
  referee('Professor Musa Bello', 'musa@uni.example'),
  referee("Dr. Ngozi O'Neil", 'ngozi@uni.example'),
  referee('Ọlá Adé', 'ola@uni.example'),
];

export const REFERENCE = {
  willRefer: 'Yes',
  knownFor: '3 to 5 years',
  capacity: 'Project supervisor',
  academicAbility: 'Very good',
  originality: 'Good',
  diligence: 'Outstanding',
  communication: 'Good',
  character: 'Outstanding',
  recommendation: 'Strongly recommended',
  assessment: 'SECRET WORDS. She reads before she speaks and measures before she believes.',
} as const;

const PG = HOUSE_PROGRAMME('postgraduate');

export async function openCollege(databases: Databases): Promise<College> {
  const smtp = await startMailServer();
  databases.whenOver(smtp.close);
  return { smtp, server: await freshServer(databases, { env: { SMTP_URL: smtp.url } }) };
}

/** As if nobody had ever been asked. */
export async function forget({ server, smtp }: College): Promise<void> {
  await server.jobs.run('send-mails');
  for (const table of ['referee_pass_code', 'referee', 'mail', 'attempt'])
    await server.platform.database.query({ name: '', text: `delete from ${table}`, values: [] });
  smtp.taken.length = 0;
  smtp.answers.clear();
}

export async function postgraduate({ server, smtp }: College): Promise<Postgraduate> {
  const applicant = await newApplicant(server, PG);
  await fillUpTo(server, PG, applicant, 'referees');
  const { token, applicantId } = applicant;
  return {
    server,
    smtp,
    applicant,
    save: (referees) =>
      server.call('POST', `${FAMILY}/add-or-update-referees`, { token, body: { applicantId, referees } }),
    referees: async () => (await server.call('GET', `${FAMILY}/referees`, { token })).data,
    act: (method, action, body, as = token) => server.call(method, `${FAMILY}/${action}`, { token: as, body }),
    open: (refereeEmail, passCode) =>
      server.call('POST', `${FAMILY}/open-referee-form`, { body: { refereeEmail, passCode } }),
    submit: (refereeEmail, passCode, reference = REFERENCE) =>
      server.call('POST', `${FAMILY}/submit-referee-form`, { body: { refereeEmail, passCode, reference } }),
  };
}

export const logInAgain = (server: TestServer, rrr: string) => logIn(server, rrr, PG);

/** Sends what is due, and gives the mails to an address, in the order in which they came. */
export async function mailsTo({ server, smtp }: Postgraduate, address: string): Promise<readonly string[]> {
  await server.jobs.run('send-mails');
  return smtp.taken.filter(({ to }) => to === address).map(({ source }) => plainTextOf(source));
}

/** The quoted-printable lines of a mail's plain text, as they were written. */
const plainTextOf = (source: string): string =>
  source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The pass code of the latest mail to an address. */
export const codeFor = async (pg: Postgraduate, address: string): Promise<string> =>
  passCodeIn((await mailsTo(pg, address)).at(-1)!);

/** The pass code of a mail. */
export const passCodeIn = (mail: string): string => /Pass code: ([A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4})/.exec(mail)![1]!;
