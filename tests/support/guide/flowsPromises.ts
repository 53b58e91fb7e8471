import { expect } from 'vitest';
import { journey, machineOf } from '#catalogue/journey.ts';
import { begun, jupeb, type Promises } from './promises.ts';

/** Of flows/README.md. */
export const FLOWS_PROMISES: Promises = {
  'Change the fee or the dates': (after) => {
    expect(jupeb(after)).toMatchObject({ invoice: { amount: 12000 }, opens: '2026-10-01', closes: '2027-06-30' });
  },
  'Change the card': (after) => {
    expect(jupeb(after)).toMatchObject({
      summary: 'One year, three subjects, then 200 level.',
      card: { mode: 'jupeb', fixed: true },
    });
  },
  'Change where the card stands': (after) => {
    expect(jupeb(after)).toMatchObject({ qualifications: ['utme', 'o-level'], order: 1 });
  },
  'Change how applicants come back': (after) => {
    expect(after.byId('pre-degree')).toMatchObject({ entersBy: 'jamb-utme' });
  },
  'Change the order': (after) => {
    const machine = machineOf(jupeb(after).chart);
    expect(begun(machine, { 'personal-details': {} }).next).toBe('o-level-result');
    expect(begun(machine, { 'personal-details': {}, 'o-level-result': {} }).next).toBe('sponsor-and-referee');
    expect(begun(machine, { 'personal-details': {}, 'o-level-result': {}, 'sponsor-and-referee': {} }).next).toBe(null);
  },
  'Lead by condition': (after) => {
    expect(jupeb(after).chart.states['login']!.on!['VERIFIED']).toEqual([
      { target: 'preview', guard: 'formCompleted' },
      { target: 'personalDetails' },
    ]);
    const machine = machineOf(jupeb(after).chart);
    expect(begun(machine, {}).afterLogin).toBe('personal-details');
    expect(journey(machine, { answers: {}, formCompleted: true }).afterLogin).toBe(null);
  },
  'Change what is said after submitting': (after) => {
    expect(jupeb(after).chart.states['preview']!.meta!.afterwards).toEqual([
      'Lectures of the foundation year begin in October. You are invited by email to the address on your form.',
    ]);
    expect(after.byId('pre-degree')!.chart.states['preview']!.meta!.afterwards).toContain(
      'Applications close on {closes}. The admissions office looks at them after that day.',
    );
  },
  'Add a programme': (after) => {
    expect(after.byId('weekend-college')).toMatchObject({
      name: 'Weekend College',
      hasForm: true,
      invoice: { amount: 12000 },
    });
    expect(after.byId('summer-school')).toMatchObject({ hasForm: false, invoice: { amount: 5000 } });
  },
};
