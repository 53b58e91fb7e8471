import { expect, test } from 'vitest';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { questionTitle } from './questionTitle.ts';

const schema: FieldSchema = {
  properties: {
    Sponsor: { title: 'Sponsor', properties: { Fullname: { title: 'Full name' } } },
    oLevelInfo: {
      title: 'O-Level Result',
      items: { title: 'Sitting', properties: { examNumber: { title: 'Exam Number' } } },
    },
  },
};

test.each([
  ['', ''],
  ['/Sponsor/Fullname', 'Sponsor, Full name'],
  ['/oLevelInfo', 'O-Level Result'],
  ['/oLevelInfo/1/examNumber', 'Second Sitting, Exam Number'],
  ['/unknown', ''],
])('%s is %s', (pointer, title) => {
  expect(questionTitle(schema, pointer)).toBe(title);
});
