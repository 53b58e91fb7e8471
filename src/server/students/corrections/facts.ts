import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { displayAnswer } from '#rules/displayAnswer.ts';
import { renameAdmitted } from '../../admissions/admission-list/service.ts';
import { renameAccountOfStudent, setBirthday } from '../../people/accounts/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { originCorrected } from './origin.ts';
import { chargeAsKnown, movePlace, setGender } from '../records/service.ts';

export type Answers = SectionAnswersById['forms/correction'];
export type Fact = Answers['fact'];
export type Fields = Readonly<Record<string, unknown>>;

const FIELDS = {
  Name: ['surname', 'firstname', 'middlename'],
  Sex: ['genderId'],
  'Date of birth': ['dateOfBirth'],
  'State of origin': ['stateId'],
  Programme: ['programmeId', 'departmentId', 'optionId', 'levelId'],
} as const satisfies Readonly<Record<Fact, readonly string[]>>;

/** What is wrong, of all that the form or the record says. */
export const fieldsOf = (fact: Fact, all: Readonly<Partial<Record<keyof Answers, unknown>>>): Fields =>
  Object.fromEntries(FIELDS[fact].map((name) => [name, all[name] === '' ? null : (all[name] ?? null)]));

interface Correcting {
  readonly studentId: string;
  readonly fact: Fact;
  readonly wanted: Fields;
  /** As in an audit entry. */
  readonly actor: string;
}

/**
 * Another programme or state of origin holds from the student's latest session on, whose fees follow; the request says what stood.
 * @returns what the student is told beside it, '' where nothing more follows
 */
export async function correct(
  platform: Platform,
  tx: Queryable,
  { studentId, fact, wanted, actor }: Correcting,
): Promise<string> {
  const {
    surname,
    firstname,
    middlename,
    genderId,
    dateOfBirth,
    stateId,
    programmeId,
    departmentId,
    optionId,
    levelId,
  } = wanted as Partial<Answers>;
  if (fact === 'Name') {
    const names = { studentId, surname: surname!, firstname: firstname!, middlename: middlename ?? '' };
    await renameAdmitted(tx, names);
    await renameAccountOfStudent(tx, names);
  }
  if (fact === 'Sex') await setGender(tx, { studentId, genderId: genderId! });
  if (fact === 'Date of birth') await setBirthday(tx, { studentId, birthday: dateOfBirth!, replaces: true });
  if (fact === 'State of origin') return originCorrected(platform, tx, studentId, stateId!, actor);
  if (fact === 'Programme')
    await movePlace(tx, {
      studentId,
      programmeId: programmeId!,
      departmentId: departmentId!,
      optionId: optionId ?? null,
      levelId: levelId!,
    });
  if (!CHARGED_BY.has(fact)) return '';
  return (await chargeAsKnown(platform, tx, { studentId, actor })).sentence;
}

/** Rules of fees name these beside the state of origin. */
const CHARGED_BY: ReadonlySet<Fact> = new Set(['Sex', 'Programme']);

/** Title, what stood and what is to stand, of what differs. */
export function changesInWords(
  { catalogue, lookups }: Pick<Platform, 'catalogue' | 'lookups'>,
  stood: Fields,
  wanted: Fields,
): [string, string, string][] {
  const { properties } = catalogue.forms.sections['correction']!;
  const wordsOf = (name: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return '-';
    const { lookup, format } = properties[name]!;
    if (lookup) return lookups.nameOf(lookup, value) ?? String(value);
    return displayAnswer(value, format);
  };
  return Object.keys(wanted)
    .filter((name) => (stood[name] ?? null) !== (wanted[name] ?? null))
    .map((name) => [properties[name]!.title!, wordsOf(name, stood[name]), wordsOf(name, wanted[name])]);
}
