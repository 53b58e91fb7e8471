import admissionWork from '#work/admission.json' with { type: 'json' };
import { candidacy } from '#server/admissions/admission-list/service.ts';
import { importAdmissions, type ListedAdmission } from '#server/admissions/admission-list/importList.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { enrolAccepted } from '#server/students/records/service.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';

type Step = keyof typeof admissionWork.steps;

export interface Admitted {
  /** Of the admission. */
  readonly id: string;
  readonly regNumber: string;
  readonly userName: string;
}

let serial = 0;

export async function run<Row>(
  { platform: { database } }: TestServer,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await database.query({ name: '', text, values: [...values] })).rows as Row[];
}

/** On the admission list of the open session, with an offer. */
export async function listed(server: TestServer, change: Partial<ListedAdmission> = {}): Promise<Admitted> {
  serial += 1;
  const { database, lookups, now } = server.platform;
  const regNumber = change.regNumber ?? `2026400${String(serial).padStart(5, '0')}AB`;
  const line = {
    regNumber,
    studentTypeId: 1,
    fullName: 'Obi Ada',
    ...namedProgramme(lookups, 1, 'B.Sc. Physics'),
    admittedOn: '2026-11-01',
    email: `candidate${serial}@candidates.example`,
    ...change,
  };
  await importAdmissions(database, lookups, { sessionId: 1, rows: [line], now: now(), actor: 'system:test' });
  const [row] = await run<{ id: string }>(
    server,
    'select id from admission where reg_number = $1 order by session_id desc',
    [regNumber],
  );
  return { id: row!.id, regNumber, userName: `${regNumber}-account`.toLowerCase() };
}

/** With the password of `student`, as if the candidate had proved who they are. */
export async function openAccount(server: TestServer, { regNumber, userName }: Admitted): Promise<void> {
  const [made] = await run<{ id: string }>(
    server,
    `
    insert into user_account (user_name, role_id, surname, firstname, password_hash, created_at, moved_at, student_type_id, email)
    select $1, r.id, 'Obi', 'Ada', (select password_hash from user_account where user_name = 'student'), now(), now(), 1, $1 || '@candidates.example' from role r where r.name = 'student' returning id`,
    [userName],
  );
  await run(server, 'insert into student_claim (user_id, reg_number, claimed_at) values ($1, $2, now())', [
    made!.id,
    regNumber,
  ]);
}

/** @returns the ids that it moved */
export const take = ({ platform: { database, now } }: TestServer, id: string, step: Step): Promise<string[]> =>
  database.transaction((tx) =>
    candidacy.takeMany(tx, { ids: [id], step, reason: null, actor: 'system:test', ip: null, now: now() }),
  );

export const enrol = ({ platform: { database, now } }: TestServer, admissionId: string): Promise<void> =>
  database.transaction((tx) => enrolAccepted(tx, { admissionId, actor: 'system:test', ip: null, now: now() }));

export const stateOf = async (server: TestServer, id: string): Promise<string> =>
  (await run<{ state: string }>(server, 'select state from admission where id = $1', [id]))[0]!.state;

/** Accepted, with an account and a record, and signed in. */
export async function profiled(
  server: TestServer,
  change: Partial<ListedAdmission> = {},
): Promise<Admitted & { readonly token: string }> {
  const candidate = await listed(server, change);
  await openAccount(server, candidate);
  await take(server, candidate.id, 'accept');
  await enrol(server, candidate.id);
  return { ...candidate, token: (await signedIn(server, candidate.userName)).token };
}
