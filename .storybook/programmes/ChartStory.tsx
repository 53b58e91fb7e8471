import { Suspense, use, useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { getNextTransitions, initialTransition, transition } from 'xstate';
import { machineOf } from '#catalogue/journey.ts';
import { ChartDrawing } from '../../src/portal/staff/admissions/programmes/chart/ChartDrawing.tsx';
import './chartStory.css';
import { programmeOf } from './delivered.ts';

export const ChartStory = ({ programme }: { programme: string }) => (
  <Suspense fallback="Drawing…">
    <Steppable programme={programme} />
  </Suspense>
);

function Steppable({ programme }: { programme: string }) {
  const { chart } = use(programmeOf(programme));
  const machine = useMemo(() => machineOf(chart), [chart]);
  const start = useMemo(() => initialTransition(machine, { answers: {} } as never)[0], [machine]);
  const [state, setState] = useState(start);
  const possible = [
    ...new Set(
      getNextTransitions(state)
        .map(({ eventType }) => eventType)
        .filter((type) => !type.startsWith('xstate.')),
    ),
  ];
  return (
    <>
      <div className="chart-events" role="group" aria-label="Events">
        {possible.map((type) => (
          <button
            type="button"
            className="bp6-button"
            key={type}
            onClick={() => setState((before) => transition(machine, before, { type })[0])}
          >
            {type}
          </button>
        ))}
        <button type="button" className="bp6-button bp6-minimal" onClick={() => setState(start)}>
          Begin again
        </button>
        <output>{pathOf(state.value)}</output>
      </div>
      <ChartDrawing chart={chart} label={`The chart of ${programme}`} active={new Set(activeIn(state.value))} />
    </>
  );
}

/** Paths of the active states: `invoice`, `invoice.lookup`. */
const activeIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([name, below]) => [
        name,
        ...activeIn(below).map((path) => `${name}.${path}`),
      ]);

const pathOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .map(([name, below]) => `${name} › ${pathOf(below)}`)
        .join(', ');

export async function walk({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'HAS_RRR' }));
  await userEvent.click(canvas.getByRole('button', { name: 'VERIFIED' }));
  for (let steps = 0; canvas.queryByRole('button', { name: 'SAVED' }); steps += 1) {
    await expect(steps).toBeLessThan(30);
    await userEvent.click(canvas.getByRole('button', { name: 'SAVED' }));
  }
  const submit = canvas.queryByRole('button', { name: 'SUBMITTED' });
  if (submit) await userEvent.click(submit);
  await expect(canvas.getByRole('status')).toHaveTextContent('preview');
  await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
}
