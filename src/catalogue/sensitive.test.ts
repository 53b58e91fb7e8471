import { expect, test } from 'vitest';
import { catalogue } from './ownProgrammes.fixture.ts';
import { isSensitive, sensitiveIn } from './sensitive.ts';
import type { SectionSchema } from './vocabulary.ts';

const section = (properties: SectionSchema['properties'], words: Partial<SectionSchema> = {}): SectionSchema => ({
  $id: 'a/b',
  title: 'A section',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties,
  ...words,
});

test('every programme that asks about a disability says that the answer is sensitive', () => {
  const asking = catalogue.programmes.filter(
    ({ sections }) => sections['personal-details']?.properties['disability'] !== undefined,
  );
  expect(asking.length).toBeGreaterThan(12);
  for (const programme of asking)
    expect([...sensitiveIn([programme])], programme.id).toEqual([
      'personal-details/hasDisability',
      'personal-details/disability',
    ]);
});

test('an answer is sensitive where any version says so, in groups and rows too, and all of a section that is', () => {
  const before = { sections: { health: section({ bloodGroup: { type: 'string' } }), visits: section({}) } };
  const after = {
    sections: {
      health: section({ bloodGroup: { type: 'string' } }, { sensitive: true }),
      visits: section({
        visit: { type: 'array', items: { properties: { day: {}, reason: { sensitive: true } } } },
        home: { properties: { carer: { sensitive: true } } },
      }),
    },
  };
  const paths = sensitiveIn([before, after]);
  expect([...paths]).toEqual(['health', 'visits/visit/reason', 'visits/home/carer']);
  expect(
    ['health/bloodGroup', 'visits/visit/reason', 'visits/home/carer'].map((path) => isSensitive(paths, path)),
  ).toEqual([true, true, true]);
  expect(['visits/visit/day', 'visits/home', 'healthy'].some((path) => isSensitive(paths, path))).toBe(false);
});
