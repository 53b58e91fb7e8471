import { expect, test } from 'vitest';
import { asksSomething, PROGRAMMES } from '../../../tests/support/programmes.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { sectionBody } from './sectionBody.ts';

const jupeb = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

type Shown = Readonly<Record<string, unknown>> & { readonly properties: Readonly<Record<string, Shown>> };

const bodyOf = (programme: typeof jupeb, name: string) => sectionBody(programme, name) as Shown;

test('a question is shown with its title, its rules, what is told otherwise, and an example', () => {
  const { properties } = bodyOf(jupeb, 'personal-details');
  expect(properties['dateOfBirth']).toEqual({
    type: 'string',
    title: 'Date of birth',
    description: [
      'A day.',
      'Must be answered. Otherwise: ‘please input your date of birth’',
      'A day that exists.',
      'Older than 15, counted by the year. Otherwise: ‘you have to be more than 15 years old’',
      'Younger than 80, counted by the year. Otherwise: ‘you have to be less than 80 years old’',
    ].join('\n\n'),
    examples: ['2006-03-14'],
  });
  expect(properties['hasDisability']).toMatchObject({ enum: ['Yes', 'No'], examples: ['Yes'] });
  expect(properties['maidenName']).toMatchObject({ maxLength: 60 });
});

test('the body says whose application it is, and which answers must be there', () => {
  const body = bodyOf(jupeb, 'personal-details');
  expect(Object.keys(body.properties)[0]).toBe('rrr');
  expect(body['required']).toEqual([
    'rrr',
    ...jupeb.sections['personal-details']!.required!.filter((name) => name !== 'disability'),
  ]);
});

test('what travels otherwise than it is asked is said, and the example is as it travels', () => {
  const body = bodyOf(jupeb, 'o-level-result');
  expect(body['description']).toContain('On the wire, rows of subject and grade travel as one map');
  const [example] = body['examples'] as [{ oLevelInfo: object[] }];
  expect(example.oLevelInfo[0]).toHaveProperty('subjectGrade');
});

test('every section of every programme is shown whole', () => {
  const namesOf = (field: FieldSchema): number =>
    Object.values((field.items ?? field).properties ?? {}).reduce((sum, each) => sum + 1 + namesOf(each), 0);
  const shownIn = (body: Shown): number =>
    Object.values(((body['items'] as Shown | undefined) ?? body).properties ?? {}).reduce(
      (sum, each) => sum + 1 + shownIn(each),
      0,
    );
  for (const programme of PROGRAMMES.filter(asksSomething))
    for (const name of Object.keys(programme.endpoints.sections))
      expect(shownIn(bodyOf(programme, name)), `${programme.id} ${name}`).toBe(1 + namesOf(programme.sections[name]!));
});
