import { expect, test } from 'vitest';
import { jupeb } from '../jupeb.fixture.ts';
import { chartFor } from './chartFor.ts';

const chart = { ...jupeb.chart, sectionConditions: { 'sponsor-and-referee': { 'personal-details/countryId': 1 } } };
const chartFrom = (countryId: number) =>
  chartFor(chart, { answers: { 'personal-details': { countryId } }, formCompleted: false });

test('all who are asked the same sections have one chart, and others have another', () => {
  expect(chartFrom(2)).toBe(chartFrom(3));
  expect(Object.keys(chartFrom(2).states)).not.toContain('sponsorAndReferee');
  expect(chartFrom(1)).toBe(chart);
});
