import { randomUUID } from 'node:crypto';
import { importJambList, importPutmeResults } from '#server/admissions/jamb/service.ts';
import { namedRows } from '#server/platform/lookups/dataFiles.ts';
import type { TestServer } from './server.ts';
import type { TwinCandidate } from './selectionTwin.ts';

const idsOf = (file: string) => new Map(namedRows(file).map(({ id, name }) => [name, Number(id)]));
const SUBJECTS = idsOf('o-level-subjects');
const GRADES = idsOf('o-level-grades');

/** On JAMB's list of a department, screened, with applications as they were submitted; whoever was screened there before is not any more. */
export async function writeCandidates(
  { platform: { database, lookups }, clock }: TestServer,
  department: string,
  candidates: readonly TwinCandidate[],
): Promise<void> {
  const request = { sessionId: 1, commit: true, actor: 'system:test', now: clock.now() };
  await database.transaction(async (tx) => {
    await tx.query({
      name: '',
      values: [department],
      text: `delete from putme_result r using jamb_candidate c join department d on d.id = c.department_id
        where c.session_id = r.session_id and c.registration_number = r.registration_number and d.name = $1`,
    });
    const reports = [
      await importJambList(tx, lookups, 'UTME', {
        ...request,
        rows: candidates.map(({ number, state, subjects, utme }) => ({
          registrationNumber: number,
          surname: 'Okafor',
          firstname: 'Ada',
          sex: 'F',
          state,
          department,
          ...Object.fromEntries(
            subjects.flatMap((subject, index) => [
              [`subject${index + 1}`, subject],
              [`score${index + 1}`, Math.floor(utme / 4) + (index < utme % 4 ? 1 : 0)],
            ]),
          ),
        })),
      }),
      await importPutmeResults(tx, {
        ...request,
        rows: candidates.map(({ number, post }) => ({ registrationNumber: number, putmeScore: post })),
      }),
    ];
    const [first] = reports.flatMap(({ errors }) => errors);
    if (first) throw new Error(`${first.column}: ${first.message}`);
    const applications = candidates.flatMap(({ number, form }) =>
      form
        ? form.emails.map((email, index) => ({
            number,
            email,
            id: randomUUID(),
            // What the form says stands on the first of them.
            answers: index === 0 ? answersOf(form) : [],
          }))
        : [],
    );
    await tx.query({
      name: '',
      values: [JSON.stringify(applications), clock.now()],
      text: `
      with own as (select * from jsonb_to_recordset($1::jsonb) as a (id uuid, number text, email text, answers jsonb)),
      made as (
        insert into application (id, application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email, mobile_number,
          verification_code, started_at, completed_at, jamb_number)
        select id, id::text, 'post-utme', 'v1', id::text, 1, 'Okafor', 'Ada', '', email, '08031234567', id::text, $2, $2, number from own returning id)
      insert into application_section (application_id, section, answers, saved_at)
      select own.id, s.value ->> 'section', s.value -> 'answers', $2 from own join made on made.id = own.id, jsonb_array_elements(own.answers) s`,
    });
  });
}

const answersOf = ({ sittings, born }: NonNullable<TwinCandidate['form']>) => [
  { section: 'personal-details', answers: born === null ? {} : { dateOfBirth: born } },
  {
    section: 'o-level-result',
    answers: {
      oLevelInfo: sittings.map((sitting) => ({
        subjects: Object.entries(sitting).map(([subject, grade]) => ({
          subjectId: SUBJECTS.get(subject)!,
          gradeId: GRADES.get(grade)!,
        })),
      })),
    },
  },
];
