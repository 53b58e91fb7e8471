import { importJambList, importPutmeResults, type JambListRow } from '#server/admissions/jamb/service.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';

export interface Sat {
  readonly number: string;
  readonly surname: string;
  /** Of 400; a multiple of four. */
  readonly utme: number;
  readonly putme: number;
  readonly state?: string;
}

const SUBJECTS = ['Use of English', 'Mathematics', 'Physics', 'Chemistry'];

/** Their offers count from the day on which they are made, unless a test sets another rule. None of them has applied: unless said otherwise an officer has given a word for each. The only candidates of a department who were screened, on JAMB's list: the demo college's own, whose numbers are short, have no score any more. */
export async function screened(
  { platform: { database, lookups }, clock }: TestServer,
  department: string,
  sat: readonly Sat[],
  { allowed = true }: { readonly allowed?: boolean } = {},
): Promise<void> {
  const request = { sessionId: 1, commit: true, actor: 'system:test', now: clock.now() };
  const rows = sat.map(({ number, surname, utme, state = 'Anambra' }): JambListRow => ({
    registrationNumber: number,
    surname,
    firstname: 'Ada',
    sex: 'F',
    state,
    department,
    ...Object.fromEntries(
      SUBJECTS.flatMap((subject, index) => [
        [`subject${index + 1}`, subject],
        [`score${index + 1}`, utme / 4],
      ]),
    ),
  }));
  await database.transaction(async (tx) => {
    await tx.query({
      name: '',
      values: [],
      text: `insert into offer_rule (session_id, counts_from, days, waiting_days, set_at, set_by) values (1, 'publication', 3, 3, now(), 'system:test') on conflict do nothing`,
    });
    await tx.query({
      name: '',
      values: [department],
      text: `
      delete from putme_result r using jamb_candidate c join department d on d.id = c.department_id where c.session_id = r.session_id and c.registration_number = r.registration_number and d.name = $1 and length(c.registration_number) = 10`,
    });
    const reports = [
      await importJambList(tx, lookups, 'UTME', { ...request, rows }),
      await importPutmeResults(tx, {
        ...request,
        rows: sat.map(({ number, putme }) => ({ registrationNumber: number, putmeScore: putme })),
      }),
    ];
    if (allowed)
      await tx.query({
        name: '',
        values: [sat.map(({ number }) => number)],
        text: `
        insert into selection_exception (session_id, registration_number, doubts, reason, decided_at, decided_by)
        select 1, unnest($1::text[]), '["not-applied", "utme-subjects", "utme-unknown", "o-level", "o-level-unknown", "age-unknown", "no-address"]', 'Seen in the office', now(), 'system:test' on conflict do nothing`,
      });
    const [first] = reports.flatMap(({ errors }) => errors);
    if (first) throw new Error(`${first.column}: ${first.message}`);
  });
}

/** An officer of admissions, and what they do. */
export async function admissionsOfficer(server: TestServer) {
  const { token } = await signedIn(server, 'admissions');
  const call = <Reply = { readonly id: string; readonly offered: number }>(
    method: string,
    path: string,
    body?: unknown,
  ) => server.call<Reply>(method, `/api/AdmissionList${path}`, { token, ...(body !== undefined && { body }) });
  return {
    token,
    call,
    quota: (programme: string, change: Readonly<Record<string, unknown>> = {}) =>
      call('POST', '/quotas', {
        studentTypeId: 1,
        ...namedProgramme(server.platform.lookups, 1, programme),
        seats: 5,
        merit: 45,
        catchment: 35,
        elds: 20,
        catchmentStates: 'Lagos',
        cutOff: 45,
        ...change,
      }),
    trial: async () => (await call('POST', '/select?trial=true', {})).data.id,
    commit: (runId: string) => call('POST', '/select?trial=false', { runId }),
  };
}

export type Officer = Awaited<ReturnType<typeof admissionsOfficer>>;
