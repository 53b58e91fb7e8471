import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { jupeb, O_LEVEL_RESULT } from '#catalogue/jupeb.fixture.ts';
import { allToWire } from '#catalogue/wireShape.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { recordInFormShape } from './recordInFormShape.ts';

test('a record that the college gave, or that a page of any build left on the device, has the rows of its form', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['programme', jupeb.id, jupeb.version], jupeb);
  const answers = { 'personal-details': { titleId: 1 }, 'o-level-result': O_LEVEL_RESULT };
  const given = {
    programmeId: jupeb.id,
    version: jupeb.version,
    rrr: '270008012345',
    answers: allToWire(jupeb, answers),
  } as unknown as ApplicationRecord;
  expect(JSON.stringify(given)).toContain('subjectGrade');
  expect(await recordInFormShape(given, queries)).toEqual({ ...given, answers });
});
