import { expect, test } from 'vitest';
import { PROGRAMMES } from '../../tests/support/programmes.ts';
import type { FieldSchema } from './vocabulary.ts';

/** A question that has to be answered is not said to be one that may be left. */
const contradictions = (group: FieldSchema, at: string): string[] =>
  Object.entries(group.properties ?? {}).flatMap(([name, field]) => [
    ...(group.required?.includes(name) && /if you know/i.test(field.description ?? '') ? [`${at}/${name}`] : []),
    ...contradictions(field.items ?? field, `${at}/${name}`),
  ]);

test('no required question has a hint that it may be left', () => {
  const found = PROGRAMMES.flatMap(({ id, sections }) =>
    Object.entries(sections).flatMap(([name, section]) => contradictions(section, `${id}/${name}`)),
  );
  expect(found).toEqual([]);
});
