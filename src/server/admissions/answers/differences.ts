import type { Answers } from '#catalogue/journey.ts';
import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import { fullName } from '#rules/fullName.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Opened } from './reading.ts';

type Difference = ApplicationAnswers['differences'][number];
type Listed = RowOf<'listed-elsewhere'>;

/** The answers that lists say too, by the names that the shared blocks give them. */
const FACTS = [
  { fact: 'Sex', answer: 'genderId', lookup: 'genders', jamb: 'genderId' },
  { fact: 'State of origin', answer: 'stateId', lookup: 'states', jamb: 'stateId' },
  { fact: 'LGA of origin', answer: 'lgaId', lookup: 'lgas', jamb: 'lgaId' },
  {
    fact: 'Department',
    answer: 'departmentId',
    lookup: 'all-departments',
    jamb: 'jambDepartment',
    admission: 'admittedDepartment',
  },
  { fact: 'UTME score', answer: 'utmeScore', jamb: 'utmeScore' },
] as const satisfies readonly {
  readonly fact: string;
  readonly answer: string;
  readonly lookup?: string;
  readonly jamb: keyof Listed;
  readonly admission?: keyof Listed;
}[];

/** Only where a list says otherwise than the applicant; what nobody answered is no difference, and what is sensitive is not compared. */
export function differencesOf(
  { application: { answers, facts }, names, isSensitive }: Opened,
  listed: Listed,
): Difference[] {
  const called = (lookup: string | undefined, id: unknown) =>
    lookup === undefined ? String(id) : (names.nameOf(lookup, id) ?? String(id));
  const inAnswers = FACTS.flatMap(({ fact, answer, jamb, ...more }) => {
    const { lookup, admission } = more as { lookup?: string; admission?: keyof Listed };
    const own = answerNamed(answers, answer, isSensitive);
    const [onJamb, onAdmission] = [listed[jamb], admission ? listed[admission] : null];
    const differs = [onJamb, onAdmission].some((other) => other !== null && other !== own);
    if (own === undefined || !differs) return [];
    const shown = (id: unknown) => (id === null ? null : called(lookup, id));
    return [{ fact, application: called(lookup, own), jamb: shown(onJamb), admission: shown(onAdmission) }];
  });
  return [...nameDiffers(fullName(facts), listed), ...inAnswers];
}

function nameDiffers(application: string, { jambName: jamb, admittedName: admission }: Listed): Difference[] {
  const differs = [jamb, admission].some((other) => other !== null && wordsOf(other) !== wordsOf(application));
  return differs ? [{ fact: 'Name', application, jamb, admission }] : [];
}

/** Lists write a name in any order and in capitals. */
const wordsOf = (name: string): string => name.toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(' ');

const answerNamed = (answers: Answers, name: string, isSensitive: Opened['isSensitive']): unknown =>
  Object.entries(answers).find(
    ([section, given]) => given[name] !== undefined && !isSensitive(`${section}/${name}`),
  )?.[1][name];
