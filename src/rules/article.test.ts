import { expect, test } from 'vitest';
import { withArticle } from './article.ts';

test.each([
  ['faculty', 'a'],
  ['exam venue', 'an'],
  ['academic session', 'an'],
  ['option of a department', 'an'],
  ['unit', 'a'],
  ['user', 'a'],
  ['University', 'a'],
  ['hostel', 'a'],
  ['hour', 'an'],
  ['UTME centre', 'a'],
  ['HND programme', 'an'],
  ['umbrella', 'an'],
  ['one-off payment', 'a'],
])('%s has the article %s', (noun, article) => expect(withArticle(noun)).toBe(`${article} ${noun}`));
