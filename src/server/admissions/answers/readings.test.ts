import { expect, test } from 'vitest';
import { isAnswers } from '#catalogue/normalise.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import { fieldNamed } from '#catalogue/pointer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { DocumentFacts } from '#contract/admissions/documents.ts';
import type { OptionsOf } from '../../../../tests/support/answers.ts';
import { answersInOrder } from '../../../../tests/support/answersInOrder.ts';
import { asksSomething, PROGRAMMES } from '../../../../tests/support/programmes.ts';
import { randomAnswers } from '../../../../tests/support/randomAnswers.ts';
import { isLong } from '../../../../tests/support/volume.ts';
import { createCollegeLookups } from '../../lookups.ts';
import { ageMarks } from './marks.ts';
import { eachReading, readingsOf, type Answering } from './readings.ts';

const APPLICATIONS = isLong ? 5000 : 4;

const lookups = createCollegeLookups(() => new Date('2026-11-02T09:00:00Z'));
const FILE: DocumentFacts = {
  id: '0d5c3a3e-6f0f-4b3b-9a52-3c8f1f7a2b10',
  name: 'result.pdf',
  kind: 'pdf',
  size: 40_000,
};
const options: OptionsOf = (lookup, parents) =>
  lookup === UPLOADS ? [FILE.id] : lookups.list(lookup as LookupName, parents).map(({ id }) => id);

const FACTS = {
  startedOn: '2026-11-02',
  lastname: 'Okafor',
  firstname: 'Ada',
  middlename: 'Ngozi',
  email: 'a@b.example',
};

const answering = (programme: Programme, seed: number): Answering => ({
  programme,
  answers: answersInOrder(programme, FACTS, options, undefined, randomAnswers(seed)),
  documents: [FILE],
  facts: FACTS,
  today: '2026-11-02',
});

const read = (given: Answering, hides?: (path: string) => boolean) =>
  readingsOf(given, lookups, hides).flatMap(({ readings }) => eachReading(readings));

/** What was typed, by the paths that readings have; several answers of one question are one. */
function typed(value: unknown, path: string): (readonly [path: string, answer: unknown])[] {
  if (Array.isArray(value) && value.every(isAnswers))
    return value.flatMap((row, index) => typed(row, `${path}/${index}`));
  if (isAnswers(value)) return Object.entries(value).flatMap(([name, each]) => typed(each, `${path}/${name}`));
  return [[path, value]];
}

const allTyped = ({ answers }: Answering) => Object.entries(answers).flatMap(([name, value]) => typed(value, name));

const fieldAt = ({ programme }: Answering, path: string): FieldSchema => {
  const [section, ...names] = path.split('/').filter((part) => !/^\d+$/.test(part));
  return fieldNamed(programme.sections[section!]!, names)!;
};

/** What the office is to read, where words are no more than the answer itself. */
const plain = (value: unknown, { lookup, entries, format, calculated, items }: FieldSchema): string | undefined =>
  (lookup ?? entries ?? calculated ?? items) || format === 'date' || format === 'nin' || typeof value === 'boolean'
    ? undefined
    : String(value);

test.each(PROGRAMMES.filter(asksSomething))(
  '$name: every answer is read, in words, and nothing else is',
  (programme) => {
    for (let seed = 1; seed <= APPLICATIONS; seed += 1) {
      const given = answering(programme, seed);
      const answered = read(given).filter(({ answer }) => answer !== null);
      const byPath = new Map(answered.map((each) => [each.path, each]));
      const all = allTyped(given);
      expect(answered.map(({ path }) => path).toSorted(), `seed ${seed}`).toEqual(all.map(([path]) => path).toSorted());
      for (const [path, value] of all) {
        const { question, answer, kind, file } = byPath.get(path)!;
        const field = fieldAt(given, path);
        expect(question, path).toBe(field.title);
        expect(answer, path).toBe(plain(value, field) ?? answer);
        if (kind === 'choice' && field.lookup) expect(answer, path).toBe(lookups.nameOf(field.lookup, value));
        if (kind === 'file') expect(file, path).toEqual(FILE);
      }
    }
  },
);

const NURSING = PROGRAMMES.find(({ id }) => id === 'nursing-school')!;

test('an option of a list of the programme’s own is read by the name of the version, offered or not', () => {
  const given = answering(NURSING, 1);
  const own = Object.entries(NURSING.sections).flatMap(([section, { properties }]) =>
    Object.entries(properties).flatMap(([name, { entries }]) => (entries ? [{ section, name, entries }] : [])),
  );
  const { section, name, entries } = own[0]!;
  const withdrawn = entries.find(({ off }) => off) ?? entries[0]!;
  const answers = { ...given.answers, [section]: { ...given.answers[section], [name]: withdrawn.id } };
  expect(read({ ...given, answers }).find(({ path }) => path === `${section}/${name}`)!.answer).toBe(withdrawn.name);
});

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

test('what is hidden keeps its question, and a file that is gone is no link', () => {
  const given = answering(JUPEB, 1);
  const hidden = read({ ...given, documents: [] }, (path) => path === 'personal-details/hasDisability');
  expect(hidden.find(({ path }) => path === 'personal-details/hasDisability')).toEqual({
    path: 'personal-details/hasDisability',
    question: 'Do you have any disability?',
    kind: 'choice',
    answer: null,
    isHidden: true,
  });
  expect(hidden.find(({ kind }) => kind === 'file')).toMatchObject({ answer: '-' });
  expect(hidden.find(({ kind }) => kind === 'file')).not.toHaveProperty('file');
});

test('rows have the titles of the form, and what no version declares is read as it is stored', () => {
  const given = answering(JUPEB, 1);
  const answers = { ...given.answers, 'personal-details': { ...given.answers['personal-details'], shoeSize: 42 } };
  const sections = readingsOf({ ...given, answers }, lookups);
  const sittings = sections.find(({ name }) => name === 'o-level-result')!.readings[0]!.rows!;
  expect(sittings[0]!.title).toBe('First Sitting');
  const subjects = sittings[0]!.readings.find(({ kind }) => kind === 'rows')!;
  expect(subjects.rows![0]!.title).toBe('Subjects and grades 1');
  expect(sections[0]!.readings.at(-1)).toEqual({
    path: 'personal-details/shoeSize',
    question: 'shoeSize',
    kind: 'undeclared',
    answer: '42',
  });
  const hidden = read({ ...given, answers }, (path) => path === 'personal-details/shoeSize');
  expect(
    hidden.find(({ path }) => path.endsWith('shoeSize')),
    'by what another version says of it',
  ).toMatchObject({
    answer: null,
    isHidden: true,
  });
});

test('an age at a limit is marked, but not where the day is sensitive', () => {
  const given = answering(JUPEB, 1);
  const answers = {
    ...given.answers,
    'personal-details': { ...given.answers['personal-details'], dateOfBirth: '2010-01-01' },
  };
  expect(ageMarks({ ...given, answers }, () => false).map(({ words }) => words)).toEqual([
    'Date of birth: the youngest that anybody may be, 16 by the year',
  ]);
  expect(ageMarks({ ...given, answers }, (path) => path === 'personal-details/dateOfBirth')).toEqual([]);
});
