import { expect, test } from 'vitest';
import { walkOf } from '../../../tests/support/person/chartWalk.ts';
import { PROGRAMMES } from '../../../tests/support/programmes.ts';
import { stepsOf } from './steps.ts';

test.each(PROGRAMMES)(
  'every way of the chart of $name can be taken, and Previous leads back to the section before',
  ({ chart }) => {
    const steps = stepsOf(chart);
    let isSubmitted = steps.length === 0;
    const walk = walkOf(chart, () => ({ answers: {}, formCompleted: isSubmitted }));
    const save = () => walk.take('SAVED');
    for (const event of ['NOT_FOUND', 'GENERATED', 'PAID', 'VERIFIED'] as const) walk.take(event);
    const sections = [walk.section()];
    while (walk.following()) {
      save();
      sections.push(walk.section());
    }
    const backwards = [walk.section()];
    while (walk.can('PREVIOUS')) {
      const { previous } = steps.find(({ section }) => section === walk.section())!;
      walk.take('PREVIOUS');
      expect(walk.section()).toBe(previous);
      backwards.push(walk.section());
    }
    expect(backwards).toEqual(sections.toReversed());
    while (walk.section()) save();
    if (!isSubmitted) {
      expect(walk.states()).toEqual(['check']);
      isSubmitted = true;
      walk.take('SUBMITTED');
    }
    expect(walk.states()).toEqual(['preview']);
    walk.begin();
    for (const event of ['FOUND', 'HAS_RRR', 'VERIFIED'] as const) walk.take(event);
    expect(walk.states()).toEqual(['preview']);
    expect(walk.missed(), 'states and ways that nobody took').toEqual([]);
  },
);
