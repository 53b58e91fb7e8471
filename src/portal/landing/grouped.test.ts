import { expect, test } from 'vitest';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { catalogue } from '../../catalogue/ownProgrammes.fixture.ts';
import { grouped } from './grouped.ts';

const shown = (...given: Parameters<typeof grouped<ProgrammeSummary>>) =>
  Object.fromEntries(grouped(...given).map(({ title, programmes }) => [title, programmes.map(({ name }) => name)]));

test('each programme of the college stands in one group, by what its applicants have', () => {
  const groups = shown(catalogue.programmes, undefined);
  expect(Object.keys(groups).filter((title) => title !== 'Other applications')).toEqual([
    'With O-Level results',
    'With a UTME result from JAMB',
    'With a diploma, NCE or A-levels',
    'With a degree, or studies at another university',
  ]);
  expect(Object.values(groups).flat().toSorted()).toEqual(catalogue.programmes.map(({ name }) => name).toSorted());
  expect(groups['With O-Level results']![0]).toBe('JUPEB');
});

test('whoever has a degree is shown Direct Entry too', () => {
  expect(shown(catalogue.programmes, 'degree')).toEqual({
    'With a degree, or studies at another university': expect.arrayContaining([
      'Postgraduate',
      'Direct Entry',
    ]) as unknown,
  });
});

test('a programme that says nothing stands in a group of its own, and one without a form comes last', () => {
  const programme = (name: string, more: Partial<ProgrammeSummary> = {}) =>
    ({ name, hasForm: true, ...more }) as ProgrammeSummary;
  expect(
    shown(
      [
        programme('Plain'),
        programme('Later', { qualifications: ['utme'], hasForm: false, order: 1 }),
        programme('Now', { qualifications: ['utme'] }),
      ],
      undefined,
    ),
  ).toEqual({ 'With a UTME result from JAMB': ['Now', 'Later'], 'Other applications': ['Plain'] });
});
