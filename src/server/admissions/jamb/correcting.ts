import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import type { JambList } from '#catalogue/registry/entrances.ts';
import type { ListedCandidate } from '#contract/admissions/jamb.ts';
import { fullName } from '#rules/fullName.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale, type Seen } from '../../kit/revision/stale.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound } from '../../platform/problem.ts';
import { candidateById, updateCandidate } from './candidateSql.ts';
import { repeatsSubject, SUBJECTS_DIFFER, totalOf, type Candidate } from './listRow.ts';
import { rescore } from './service.ts';

type Utme = SectionAnswersById['forms/jamb-candidate'];
type Person = SectionAnswersById['forms/direct-entry-candidate'];

const TITLE = 'Not saved!';

export async function candidateRecord({ database, lookups }: Platform, id: number): Promise<ListedCandidate> {
  const row = await load(database, id);
  const { lastname, firstname, middlename } = row;
  return {
    id,
    registrationNumber: row.registrationNumber,
    list: row.list as JambList,
    session: row.session,
    fullName: fullName({ lastname, firstname, middlename }),
    sex: lookups.nameOf('genders', row.genderId) ?? '',
    state: nameOrNull(lookups.nameOf('states-of-residence', row.stateId)),
    lga: nameOrNull(lookups.nameOf('lgas', row.lgaId)),
    department: row.department,
    utmeScore: row.utmeScore,
    putmeScore: row.putmeScore,
    listedAt: row.listedAt.toISOString(),
    revision: row.revision,
    answers: answersFrom(row),
  };
}

const nameOrNull = (name: string | undefined): string | null => name ?? null;

function answersFrom({
  lastname,
  firstname,
  middlename,
  genderId,
  stateId,
  lgaId,
  departmentId,
  subjects,
}: Awaited<ReturnType<typeof load>>): Record<string, unknown> {
  const sat = (subjects as Candidate['subjects']).flatMap(({ subjectId, score }, index) => [
    [`subject${index + 1}`, subjectId],
    [`score${index + 1}`, score],
  ]);
  const answers = {
    lastname,
    firstname,
    middlename,
    genderId,
    stateId,
    lgaId,
    departmentId,
    ...Object.fromEntries(sat),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== ''));
}

/** A UTME score that changes changes what was computed from it. @throws Problem 404, 409 and 422 */
export async function correctCandidate(
  platform: Platform,
  { user, ip }: By,
  { id, revision }: Seen,
  answers: unknown,
): Promise<void> {
  const { database, now } = platform;
  const { list } = await load(database, id);
  const parts =
    list === 'UTME'
      ? utmeParts(judgeForm(platform, 'jamb-candidate', answers, TITLE))
      : personParts(judgeForm(platform, 'direct-entry-candidate', answers, TITLE));
  const given = { now: now(), actor: actorOf(user), ip };
  await database.transaction(async (tx) => {
    const [changed] = await updateCandidate(tx, { id, revision, ...parts, ...given });
    if (!changed) throw await stale(tx, 'jamb_candidate', id);
    await rescore(tx, changed.sessionId, [changed.registrationNumber], given);
  });
}

const personParts = ({ lastname, firstname, middlename = '', genderId, stateId, lgaId, departmentId }: Person) => ({
  lastname,
  firstname,
  middlename,
  gender_id: genderId,
  state_id: stateId ?? null,
  lga_id: lgaId ?? null,
  department_id: departmentId,
  subjects: [] as Candidate['subjects'],
  utme_score: null as number | null,
});

function utmeParts(typed: Utme) {
  const subjects = ([1, 2, 3, 4] as const).map((place) => ({
    subjectId: typed[`subject${place}`],
    score: typed[`score${place}`],
  }));
  if (repeatsSubject(subjects)) throw mistakeAt('/subject1', SUBJECTS_DIFFER, TITLE);
  return { ...personParts(typed), subjects, utme_score: totalOf(subjects) };
}

async function load(db: Queryable, id: number) {
  const [row] = await candidateById(db, { id });
  if (!row) throw notFound('There is no such candidate');
  return row;
}
