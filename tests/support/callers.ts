import { logOut } from '#contract/admissions/applications.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { type Applicant, newApplicant } from './applicant.ts';
import { accountOf } from './matrix.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';
import { linkParts } from './linkParts.ts';

/** Everybody who can call a demo college, by the name that the access matrix gives them. */
export interface Callers {
  /** Their token; an applicant's is of the programme whose address it is, JUPEB's where all share it. */
  tokenOf(caller: string, path: string): Promise<string | undefined>;
  /** For a session that ended: the next token is of a new one. */
  forget(caller: string): void;
}

/** Another person of the same role, with the same password. */
export async function twinOf({ platform }: TestServer, userName: string, twin = `${userName}.twin`): Promise<string> {
  await platform.database.query({
    name: '',
    text: `insert into user_account (user_name, role_id, surname, firstname, email, birthday, student_type_id, password_hash, created_at, moved_at)
      select $2, role_id, 'Twin', firstname, $2 || '@matricula.example', birthday, student_type_id, password_hash, created_at, moved_at from user_account where user_name = $1`,
    values: [userName, twin],
  });
  return twin;
}

export async function callersOf(server: TestServer): Promise<Callers> {
  const held = new Map<string, string | undefined>();
  const applicants = await applicantsOf(server);
  // Who logs out is nobody afterwards.
  const leaver = await newApplicant(server);
  const second = await twinOf(server, 'admin');
  return {
    async tokenOf(caller, path) {
      if (caller === 'nobody') return undefined;
      if (caller === 'applicant') return (path === logOut.path ? leaver : applicantFor(applicants, path)).token;
      if (!held.has(caller))
        held.set(
          caller,
          caller === 'as admin'
            ? await inThePlaceOf(server, second, 'admin')
            : (await signedIn(server, accountOf(caller))).token,
        );
      return held.get(caller);
    },
    forget: (caller) => void held.delete(caller),
  };
}

/** One applicant of every programme, by the programme's addresses. */
async function applicantsOf(server: TestServer): Promise<Map<string, Applicant>> {
  const applicants = new Map<string, Applicant>();
  for (const programme of server.platform.catalogue.programmes.filter(({ hasForm }) => hasForm)) {
    const { login, load, slip, sections } = programme.endpoints;
    const applicant = await newApplicant(server, programme);
    for (const { path } of [login, load, slip, ...Object.values(sections)]) applicants.set(path, applicant);
  }
  return applicants;
}

const applicantFor = (applicants: ReadonlyMap<string, Applicant>, path: string): Applicant =>
  applicants.get(path) ??
  [...applicants].find(([other]) => familyOf(other) === familyOf(path))?.[1] ??
  applicants.get('/JupebApplication/login')!;

const familyOf = (path: string) => path.split('/')[1];

/** The token of one who holds another's place. */
export async function inThePlaceOf(server: TestServer, impersonator: string, userName: string): Promise<string> {
  const { token } = await signedIn(server, impersonator, DEMO_PASSWORD);
  const { data } = await server.call('POST', '/api/Authentication/impersonate', {
    token,
    body: { userName, reason: 'To look after them' },
  });
  const body = linkParts(data.path);
  return (await server.call('POST', '/api/Authentication/impersonation-login', { body })).data.jwtToken!.token;
}
