import { expect, test } from 'vitest';
import paymentCases from '#lists/finance/payment-cases.json' with { type: 'json' };
import paymentCase from '#work/payment-case.json' with { type: 'json' };
import { CLAIMS } from '#contract/people/claims.ts';
import { worked } from '#contract/kit/workflow.ts';

test('a workflow has an endpoint for each step, for who may take it and in person, and one for its history', () => {
  const { steps, history } = worked({ path: '/Payment/case', access: { claim: 'invoices' }, work: paymentCase });
  expect(Object.keys(steps)).toEqual(['settle', 'take']);
  expect(steps.settle).toMatchObject({
    method: 'POST',
    path: '/Payment/case/:id/settle',
    access: { claim: 'invoices' },
    inPerson: true,
  });
  expect(history.path).toBe('/Payment/case/:id/history');
});

test('the list of cases calls their states as the workflow does', () => {
  const titles = Object.fromEntries(
    Object.entries(paymentCase.chart.states).map(([state, { meta }]) => [state, meta.title]),
  );
  expect(paymentCases.columns.state.values).toEqual(titles);
  const claims = Object.values(paymentCase.steps).flatMap((step) => ('by' in step ? [step.by] : []));
  expect(Object.keys(CLAIMS)).toEqual(expect.arrayContaining(claims));
});
