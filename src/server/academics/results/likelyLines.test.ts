import { expect, test } from 'vitest';
import { likelyLines } from './likelyLines.ts';

const LINES = [
  'Okoro Ada Grace',
  'Bello Musa',
  'Eze-Nwosu Chidi',
  "N'Diaye Oumar",
  'Salami Kemi Ruth',
  'André Solange',
].map((name, index) => ({ id: name, number: `UG/24/CSC/000${index + 1}`, name }));

test.each([
  ['okoro Ada G.', 'Okoro Ada Grace'],
  ['OKORO A. G.', 'Okoro Ada Grace'],
  ['Musa BELLO', 'Bello Musa'],
  ['BELLO  MUSA', 'Bello Musa'],
  ['EZE NWOSU CHIDI', 'Eze-Nwosu Chidi'],
  ['Eze\u2013Nwosu, C.', 'Eze-Nwosu Chidi'],
  ['N\u2019DIAYE OUMAR', "N'Diaye Oumar"],
  ['N\u0092DIAYE OUMAR', "N'Diaye Oumar"],
  ['NDIAYE OUMAR', "N'Diaye Oumar"],
  ['SALAMI KEMI R.', 'Salami Kemi Ruth'],
  ['Mrs SALAMI, Kemi', 'Salami Kemi Ruth'],
  ['SALAMI K.', 'Salami Kemi Ruth'],
  ['ANDRE SOLANGE', 'André Solange'],
])('the name %j is that of %s', (name, whose) => {
  expect(likelyLines({ number: '999999999', name }, LINES).map(({ id }) => id)).toEqual([whose]);
});

test.each(['Dr. M. C.', 'Mrs Ada', 'Musa', 'G. A. R.', 'Okafor Chidi'])('the name %j may be anybody’s', (name) => {
  expect(likelyLines({ number: '999999999', name }, LINES)).toEqual([]);
});
