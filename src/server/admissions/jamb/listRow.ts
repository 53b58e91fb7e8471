import { FORMATS } from '#rules/formats.ts';
import { utmeSubject } from '#rules/admissions/utmeSubject.ts';
import { normaliseJambNumber } from '#rules/jambNumber.ts';
import { lgaKey, lgaName } from '#rules/lgaName.ts';
import { stateName } from '#rules/stateCodes.ts';
import { isLonger } from '#rules/text/characters.ts';
import { normaliseText } from '#rules/text/normaliseText.ts';
import type { JambList } from '#catalogue/registry/entrances.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import type { Entry, ReadRow, RowError } from './importing.ts';

/** Cells hold names, not ids. A Direct Entry list has no subjects. */
export type JambListRow = Readonly<Partial<Record<Column, string | number | null>>>;

export type Column =
  | 'registrationNumber'
  | 'surname'
  | 'firstname'
  | 'middlename'
  | 'sex'
  | 'state'
  | 'lga'
  | 'department'
  | `subject${Place}`
  | `score${Place}`
  | 'totalScore';
type Place = 1 | 2 | 3 | 4;

export interface Candidate extends Entry {
  readonly list: JambList;
  readonly lastname: string;
  readonly firstname: string;
  /** '' when there is none. */
  readonly middlename: string;
  readonly genderId: number;
  readonly stateId: number | null;
  readonly lgaId: number | null;
  readonly facultyId: number;
  readonly departmentId: number;
  readonly subjects: readonly { readonly subjectId: number; readonly score: number }[];
  readonly utmeScore: number | null;
}

type Sat = Candidate['subjects'];

export const totalOf = (subjects: Sat): number => subjects.reduce((sum, { score }) => sum + score, 0);

export const repeatsSubject = (subjects: Sat): boolean =>
  new Set(subjects.map(({ subjectId }) => subjectId)).size < subjects.length;

export const SUBJECTS_DIFFER = 'the four subjects must differ';

const PLACES: readonly Place[] = [1, 2, 3, 4];
/** How files write what the lists call otherwise. */
const SPELLINGS: Readonly<Partial<Record<Column, (written: string) => string>>> = {
  state: stateName,
  lga: lgaName,
  subject1: utmeSubject,
  subject2: utmeSubject,
  subject3: utmeSubject,
  subject4: utmeSubject,
};
const SEXES: Readonly<Record<string, string>> = { m: 'male', f: 'female' };
const NIGERIA = 566;

/** JAMB writes some names by an initial alone. Forms take one with its dot, as two characters. */
const dotted = (name: string): string =>
  name.replace(/(?<![\p{L}\p{M}.'’-])(\p{L}\p{M}*)(?![\p{L}\p{M}.'’-])/gu, '$1.');

/** @returns a reader of rows; who has one name, as the list writes it, has no first name */
export function candidateReader(
  lookups: Pick<Lookups, 'list'>,
  list: JambList,
): (row: JambListRow, hasOneName?: boolean) => ReadRow<Candidate> {
  const ids = (lookup: Parameters<Lookups['list']>[0], parents: readonly unknown[] = []) =>
    new Map(lookups.list(lookup, parents).map(({ id, name }) => [normaliseText(name).toLowerCase(), Number(id)]));
  const [genders, states, subjects] = [ids('genders'), ids('states', [NIGERIA]), ids('utme-subjects')];
  const departments = new Map(
    [...ids('faculties').values()].flatMap((facultyId) =>
      [...ids('departments', [facultyId])].map(([name, departmentId]) => [name, { facultyId, departmentId }] as const),
    ),
  );

  const spelled = (names: ReadonlyMap<string, number>) =>
    new Map([...names].flatMap(([name, id]) => [[name, id] as const, [lgaKey(name), id] as const]));
  const lgas = new Map<number, ReadonlyMap<string, number>>();
  const lgasOf = (stateId: number) =>
    lgas.get(stateId) ?? lgas.set(stateId, spelled(ids('lgas', [stateId]))).get(stateId)!;

  return (row, hasOneName = false) => {
    const errors: Omit<RowError, 'row'>[] = [];
    const wrong = (column: Column, message: string) => void errors.push({ column, message });
    const text = (column: Column) =>
      String(row[column] ?? '')
        .trim()
        .replace(/\s+/g, ' ');
    const named = <T>(column: Column, known: ReadonlyMap<string, T>, noun: string): T | undefined => {
      const name = (SPELLINGS[column]?.(text(column)) ?? text(column)).toLowerCase();
      const match = known.get(SEXES[name] ?? name) ?? known.get(name) ?? known.get(lgaKey(name));
      if (match === undefined)
        wrong(column, name === '' ? `the ${noun} is missing` : `no ${noun} is called '${text(column)}'`);
      return match;
    };
    const whole = (column: Column, most: number): number => {
      const value = text(column) === '' ? NaN : Number(text(column));
      if (!Number.isInteger(value) || value < 0 || value > most)
        wrong(column, `a score is a whole number from 0 to ${most}`);
      return value;
    };
    const person = (column: Column, mustBe: boolean): string => {
      const name = dotted(text(column));
      if (name === '' ? mustBe : !FORMATS['person-name'](name) || isLonger(name, 60))
        wrong(column, 'a name is of letters, at most 60');
      return name;
    };
    const utme = () => {
      const sat = PLACES.map((place) => ({
        subjectId: named(`subject${place}`, subjects, 'UTME subject')!,
        score: whole(`score${place}`, 100),
      }));
      const total = totalOf(sat);
      if (repeatsSubject(sat)) wrong('subject1', SUBJECTS_DIFFER);
      if (text('totalScore') !== '' && sat.every(({ score }) => score <= 100) && Number(text('totalScore')) !== total)
        wrong('totalScore', `the four scores make ${total}`);
      return { subjects: sat, utmeScore: total };
    };

    const registrationNumber = normaliseJambNumber(text('registrationNumber'));
    if (!registrationNumber) wrong('registrationNumber', 'invalid JAMB registration number');
    const [lastname, firstname, middlename] = [
      person('surname', true),
      person('firstname', !hasOneName),
      person('middlename', false),
    ];
    const genderId = named('sex', genders, 'sex');
    const stateId = text('state') === '' ? null : (named('state', states, 'state') ?? null);
    const lgaId =
      text('lga') === '' || stateId === null ? null : (named('lga', lgasOf(stateId), 'LGA of that state') ?? null);
    const course = named('department', departments, 'department');
    const scores = list === 'UTME' ? utme() : { subjects: [], utmeScore: null };
    if (errors.length > 0) return { errors };
    return {
      entry: {
        registrationNumber: registrationNumber!,
        list,
        lastname,
        firstname,
        middlename,
        genderId: genderId!,
        stateId,
        lgaId,
        ...course!,
        ...scores,
      },
    };
  };
}
