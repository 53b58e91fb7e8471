import { Suspense, use, useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { getNextTransitions, initialTransition, transition } from 'xstate';
import { machineOf, type FlowMachine } from '#catalogue/journey.ts';
import type { Chart } from '#catalogue/programme.ts';
import '../drawing/drawing.css';
import { layOut, type Drawing } from '../drawing/layout.ts';
import { programmeOf } from './delivered.ts';

const machines = new Map<Chart, { machine: FlowMachine; drawing: Promise<Drawing> }>();

function drawn(chart: Chart) {
  const machine = machines.get(chart)?.machine ?? machineOf(chart);
  if (!machines.has(chart)) machines.set(chart, { machine, drawing: layOut(machine) });
  return machines.get(chart)!;
}

/** The chart that runs, drawn, and walked event by event. */
export const ChartStory = ({ programme }: { programme: string }) => <Suspense fallback="Drawing…"><Steppable programme={programme} /></Suspense>;

function Steppable({ programme }: { programme: string }) {
  const { chart } = use(programmeOf(programme));
  const { machine, drawing } = useMemo(() => drawn(chart), [chart]);
  const { width, height, states, events } = use(drawing);
  const start = useMemo(() => initialTransition(machine, { answers: {} } as never)[0], [machine]);
  const [state, setState] = useState(start);
  const active = new Set(state._nodes.map(({ id }) => id));
  const possible = [...new Set(getNextTransitions(state).map(({ eventType }) => eventType).filter((type) => !type.startsWith('xstate.')))];
  return (
    <>
      <div className="drawing-events" role="group" aria-label="Events">
        {possible.map((type) => <button type="button" className="bp6-button" key={type} onClick={() => setState((before) => transition(machine, before, { type })[0])}>{type}</button>)}
        <button type="button" className="bp6-button bp6-minimal" onClick={() => setState(start)}>Begin again</button>
        <output>{pathOf(state.value)}</output>
      </div>
      <svg className="drawing" viewBox={`-8 -8 ${width + 16} ${height + 16}`} style={{ maxWidth: width * 1.15 }} role="img" aria-label={`The chart of ${programme}`}>
        <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="context-stroke" /></marker></defs>
        {states.map((box) => (
          <g key={box.id} className={[box.isGroup && 'group', box.isFinal && 'final', active.has(box.id) && 'active'].filter(Boolean).join(' ')}>
            <rect x={box.x} y={box.y} width={box.width} height={box.height} />
            <text x={box.x + (box.isGroup ? 16 : box.width / 2)} y={box.y + (box.isGroup ? 24 : 27)} textAnchor={box.isGroup ? 'start' : 'middle'}>{box.name}</text>
          </g>
        ))}
        {events.map(({ id, from, text, path, label }) => (
          <g key={id} className={`event${active.has(from) && possible.includes(text.split(' ')[0]!) ? ' possible' : ''}`}>
            <path className="line" d={path} markerEnd="url(#arrow)" />
            <text x={label.x} y={label.y}>{text}</text>
          </g>
        ))}
      </svg>
    </>
  );
}

const pathOf = (value: unknown): string =>
  typeof value === 'string' ? value : Object.entries(value as object).map(([name, below]) => `${name} › ${pathOf(below)}`).join(', ');

/** From the RRR to the preview, one event at a time. */
export async function walk({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'HAS_RRR' }));
  await userEvent.click(canvas.getByRole('button', { name: 'VERIFIED' }));
  for (let steps = 0; canvas.queryByRole('button', { name: 'SAVED' }); steps += 1) {
    await expect(steps).toBeLessThan(30);
    await userEvent.click(canvas.getByRole('button', { name: 'SAVED' }));
  }
  await expect(canvas.getByRole('status')).toHaveTextContent('preview');
  await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
}
