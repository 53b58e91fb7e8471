import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nextStep, openStep, REVIEW, type WizardChart } from './wizardChart.ts';
import { wizardMachine, type WizardEvent } from './wizardMachine.ts';

const CHART: WizardChart = {
  name: 'bed',
  title: 'Book a bed',
  confirmLabel: 'Book this bed',
  steps: [
    { name: 'hostel', title: 'Hostel', form: 'hostel' },
    { name: 'room', title: 'Room', form: 'room', holds: true },
    { name: 'kin', title: 'Next of kin', form: 'kin' },
  ],
};
const HELD = { what: 'Bed 3 of room 12', until: '2026-11-21T12:10:00Z', now: '2026-11-21T12:00:00Z' };

const after = (...events: readonly WizardEvent[]) => {
  const actor = createActor(wizardMachine, { input: { chart: CHART, answers: {}, held: undefined } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
};
const answered = (step: string, more = {}): WizardEvent => ({ type: 'ANSWERED', step, answers: { of: step }, ...more });

test('an address opens no step before all that come earlier are answered', () => {
  expect(openStep(CHART, {}, REVIEW)).toBe('hostel');
  expect(openStep(CHART, { hostel: {} }, 'hostel')).toBe('hostel');
  expect(openStep(CHART, { hostel: {} }, 'elsewhere')).toBe('room');
  expect(openStep(CHART, { hostel: {}, room: {}, kin: {} }, REVIEW)).toBe(REVIEW);
});

test('what a step holds stays while later steps are answered', () => {
  const { context } = after(answered('hostel'), answered('room', { held: HELD }), answered('kin'));
  expect([context.held, nextStep(CHART, context.answers)]).toEqual([HELD, REVIEW]);
});

test('another choice of what is held makes the later answers void', () => {
  const { context } = after(
    answered('hostel'),
    answered('room', { held: HELD }),
    answered('kin'),
    answered('room', { held: { ...HELD, what: 'Bed 1' } }),
  );
  expect([context.held?.what, nextStep(CHART, context.answers)]).toEqual(['Bed 1', 'kin']);
});

test('what has lapsed is chosen anew, and earlier answers are still there', () => {
  const lapsed = after(answered('hostel'), answered('room', { held: HELD }), answered('kin'), { type: 'LAPSED' });
  expect(lapsed.value).toBe('lapsed');
  const { value, context } = after(
    answered('hostel'),
    answered('room', { held: HELD }),
    answered('kin'),
    { type: 'LAPSED' },
    { type: 'OPENED', step: 'room' },
  );
  expect([value, context.held, context.answers]).toEqual(['answering', undefined, { hostel: { of: 'hostel' } }]);
});

test('whatever the address says, the open step is one whose earlier steps are all answered', () => {
  const names = CHART.steps.map(({ name }) => name);
  fc.assert(
    fc.property(fc.subarray(names), fc.option(fc.constantFrom(...names, REVIEW, 'elsewhere')), (done, requested) => {
      const answers = Object.fromEntries(done.map((name) => [name, {}]));
      const open = openStep(CHART, answers, requested);
      const before = open === REVIEW ? names : names.slice(0, names.indexOf(open));
      expect(before.every((name) => name in answers)).toBe(true);
    }),
  );
});
