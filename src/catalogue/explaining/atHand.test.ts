import { expect, test } from 'vitest';
import { PROGRAMMES } from '../../../tests/support/programmes.ts';
import { needsOf } from './atHand.ts';
import { inOrder } from './explainChart.ts';

const needsOfProgramme = (id: string) => {
  const programme = PROGRAMMES.find((each) => each.id === id)!;
  const { chart, sections } = programme;
  return needsOf(
    programme,
    inOrder(chart).flatMap((state) => sections[chart.states[state]!.meta?.section ?? ''] ?? []),
  );
};

test('what JUPEB needs follows from what its form asks', () => {
  const { entry, documents, people } = needsOfProgramme('jupeb');
  expect(entry).toEqual([
    'You have O-Level results.',
    'You turn at least 16 and under 80 this year.',
    'You have at least 8 O-Level subjects, in one sitting or two. A result that is not out yet counts as awaited.',
  ]);
  expect(documents).toEqual([
    { title: 'Passport photograph', detail: 'A photo of your face, png or jpg' },
    {
      title: 'O-Level Result',
      detail: 'Of each sitting: exam type, exam number, exam year, exam center, card pin, card serial number',
    },
  ]);
  expect(people).toEqual(['Sponsor', 'Referee']);
});

test('files that are uploaded are at hand, each with its kinds and size', () => {
  const { entry, documents } = needsOfProgramme('direct-entry');
  expect(entry).toContain('Your JAMB registration number is on the Direct Entry list of this college.');
  expect(documents).toContainEqual({ title: 'Birth certificate', detail: 'pdf, jpg, png, up to 3 MB' });
  expect(documents.map(({ title }) => title)).toEqual([...new Set(documents.map(({ title }) => title))]);
});

test('each programme with a form says something of what it needs', () => {
  for (const programme of PROGRAMMES.filter(({ sections }) => Object.keys(sections).length > 0)) {
    expect(needsOfProgramme(programme.id).documents.length, programme.name).toBeGreaterThan(0);
  }
});
