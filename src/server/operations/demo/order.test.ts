import { expect, test } from 'vitest';
import type { DemoStep } from '../../platform/demo.ts';
import { inOrder } from './order.ts';

const step = (name: string, ...needs: readonly string[]): DemoStep => ({
  name,
  needs,
  slice: () => async () => undefined,
});

const names = (steps: readonly DemoStep[]) => inOrder(steps).map(({ name }) => name);

test('a step comes after all that it needs, else in the order of the wings', () => {
  expect(
    names([
      step('beds', 'students', 'fees'),
      step('notices'),
      step('students', 'sessions'),
      step('sessions'),
      step('fees', 'students'),
    ]),
  ).toEqual(['sessions', 'students', 'fees', 'beds', 'notices']);
});

test('steps that cannot be ordered stop the server', () => {
  expect(() => names([step('a', 'b')])).toThrow("The step 'a' of the demo college needs 'b', which no domain has");
  expect(() => names([step('a', 'b'), step('b', 'a')])).toThrow('need each other: a, b, a');
  expect(() => names([step('a'), step('a')])).toThrow('Two steps of the demo college have one name');
});
