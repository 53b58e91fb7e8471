import { expect, test } from 'vitest';
import work from '#work/admission.json' with { type: 'json' };
import { admissionSteps } from './admissionSteps.ts';

const STUDYING = ['matriculated', 'deferred', 'suspended', 'withdrawn', 'completed', 'graduated'];

test('a candidate in any state has one step that is next, and those behind it are done', () => {
  for (const state of Object.keys(work.chart.states)) {
    const states = admissionSteps(state, {}, null).map((step) => step.state);
    if (STUDYING.includes(state)) expect(states).toEqual([]);
    else expect(states.join(' ')).toMatch(/^(done )*now( later)*$/);
  }
});

test('an offer names its last day, and a step when it was taken', () => {
  expect(admissionSteps('offered', { offer: '2026-11-01T09:00:00Z' }, '2026-11-30').slice(0, 2)).toEqual([
    { title: 'Admission offered', state: 'done', at: '2026-11-01T09:00:00Z', words: null },
    {
      title: 'Offer accepted',
      state: 'now',
      at: null,
      words: 'Please answer by 30/11/2026: the offer lapses after that day.',
    },
  ]);
});

test('who is no candidate has no steps', () => {
  expect(admissionSteps(undefined, {}, null)).toEqual([]);
});
