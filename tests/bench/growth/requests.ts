import { createHash } from 'node:crypto';
import type pg from 'pg';
import { JUPEB_ANSWERS, SECTION_ADDRESS } from '../../support/applicant.ts';
import type { Visitor } from '../journey/visitor.ts';

/** One whose application is stored. */
export interface Stored {
  readonly id: string;
  readonly rrr: string;
  readonly phone: string;
  readonly passport: string;
  readonly token: string;
}

const save = (visitor: Visitor, { token, passport }: Stored) =>
  visitor.ask('save', SECTION_ADDRESS['personal-details'], {
    method: 'POST',
    token,
    body: JSON.stringify({
      ...JUPEB_ANSWERS['personal-details'](passport),
      permanentAddress: `${Date.now()} Marina Road`,
    }),
  });

/** A request of an applicant each, as their browser sends it. */
export const REQUESTS = {
  save,
  /** Of anyone who has begun, this year or long ago: the rows of none lie near another's. */
  anyonesSave: save,
  draft: (visitor: Visitor, { token }: Stored) =>
    visitor.ask('draft', '/api/Application/draft', {
      method: 'PUT',
      token,
      body: JSON.stringify({ section: 'o-level-result', data: JUPEB_ANSWERS['o-level-result'], revision: 1 }),
    }),
  load: (visitor: Visitor, { token }: Stored) => visitor.ask('login', '/api/JupebApplication/application', { token }),
  login: (visitor: Visitor, { rrr }: Stored) =>
    visitor.ask('login', '/api/JupebApplication/login', { method: 'POST', body: JSON.stringify({ rrr }) }),
  lookup: (visitor: Visitor, { phone }: Stored) =>
    visitor.ask('invoice', `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=${phone}`),
  invoice: (visitor: Visitor, { rrr }: Stored) =>
    visitor.ask('invoice', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`),
} as const;

/** Each once, as long as drafts are what they were. */
export async function draw(client: pg.Client, among: number, many: number): Promise<Stored[]> {
  const { rows } = await client.query<Omit<Stored, 'token'>>(
    `
    select a.id, a.rrr, a.mobile_number as phone, a.passport_id as passport from (
      select * from application where completed_at is null order by started_at desc limit $1
    ) a join application_draft d on d.application_id = a.id where d.revision = 1 order by random() limit $2`,
    [among, many],
  );
  const drawn = rows.map((row) => ({ ...row, token: crypto.randomUUID() }));
  const hashes = drawn.map(({ token }) => createHash('sha256').update(token).digest());
  await client.query(
    "insert into applicant_token (token_hash, application_id, expires_at) select t.*, now() + interval '1 hour' from unnest($1::bytea[], $2::uuid[]) t",
    [hashes, drawn.map(({ id }) => id)],
  );
  return drawn;
}
