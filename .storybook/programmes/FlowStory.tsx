import { Suspense, use, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chartFor } from '#catalogue/chartFor.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { FlowRunner } from '../../src/form/flow/FlowRunner.tsx';
import { checkPlaceOf, stepsOf } from '../../src/form/flow/steps.ts';
import { boundSectionOf, programmeOf } from './delivered.ts';
import { SAMPLE_FACTS as FACTS, samplesOf } from './sampleAnswers.ts';

const samples = new Map<string, Promise<Answers>>();

/** Everything is typed and nothing saved, so that each section takes one 'Next'. */
export const FlowStory = ({ programme }: { programme: string }) => (
  <Suspense fallback="Loading…">
    <Running programme={programme} />
  </Suspense>
);

function Running({ programme }: { programme: string }) {
  if (!samples.has(programme))
    samples.set(
      programme,
      programmeOf(programme).then(({ chart }) => samplesOf(programme, stepsOf(chart))),
    );
  const { chart } = use(programmeOf(programme));
  const drafts = use(samples.get(programme)!);
  const [saved, setSaved] = useState<Answers>({});
  const [hash, setHash] = useState('');
  const [isFinished, setFinished] = useState(false);
  if (isFinished) return <p role="status">That would be all!</p>;
  return (
    <FlowRunner
      chart={chart}
      saved={saved}
      drafts={drafts}
      next={stepsOf(chart)[0]!.section}
      readOnlyFacts={FACTS}
      today="2026-11-02"
      hasPassport
      hash={hash}
      onNavigate={setHash}
      loadSection={(name, answers) => boundSectionOf(programme, name, { answers, facts: FACTS, today: '2026-11-02' })}
      save={async (section: string, answers: SectionAnswers) => {
        setSaved((before) => ({ ...before, [section]: answers }));
      }}
      openCheck={async (answers) => ({
        answers,
        unsaved: [],
        isWaiting: false,
        submit: async () => 'submitted',
        withdraw: async () => undefined,
      })}
      keepDraft={() => undefined}
      onFinished={() => setFinished(true)}
    />
  );
}

/** Tabs ahead stay shut and those behind open; going back, each section has what was answered in it. */
export async function walkSections({
  canvasElement,
  args,
}: {
  canvasElement: HTMLElement;
  args: { programme: string };
}) {
  const canvas = within(canvasElement);
  const { chart } = await programmeOf(args.programme);
  const given = await samples.get(args.programme)!;
  const steps = stepsOf(chartFor(chart, { answers: given, formCompleted: false, facts: FACTS }));
  const checkTitle = checkPlaceOf(chart)!.title;
  const answered: string[][] = [];
  const open = (index: number) =>
    waitFor(() => expect(canvas.getByRole('heading', { name: steps[index]!.title, level: 2 })).toBeVisible());
  const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
  for (const index of steps.keys()) {
    await open(index);
    const tabs = within(canvas.getByRole('navigation')).getAllByRole('button');
    await expect(tabs.map((tab) => tab.hasAttribute('disabled'))).toEqual(tabs.map((_, at) => at > index));
    await canvas.findByRole('button', { name: index === steps.length - 1 ? 'Check and submit' : 'Next' });
    await waitFor(() => expect(canvas.queryAllByText('Loading…')).toHaveLength(0));
    answered.push(answersIn(canvasElement));
    if (index < steps.length - 1) await press('Next');
  }
  for (const index of [...steps.keys()].slice(0, -1).reverse()) {
    await press('Previous');
    await open(index);
    await waitFor(() => expect(answersIn(canvasElement)).toEqual(answered[index]));
  }
  await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull();
  for (const index of steps.keys()) {
    await open(index);
    await press(index === steps.length - 1 ? 'Check and submit' : 'Next');
  }
  await canvas.findByRole('heading', { name: checkTitle, level: 2 });
  for (const { title } of steps) await canvas.findByRole('button', { name: `Change ${title}` });
  await press(`Change ${steps[0]!.title}`);
  await open(0);
  await press('Check and submit');
  await press('Submit application');
  await canvas.findByText('That would be all!');
}

const answersIn = (canvasElement: HTMLElement): string[] =>
  [
    ...canvasElement.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'form :is(input, select, textarea)',
    ),
  ].map((control) =>
    control instanceof HTMLInputElement && control.type === 'radio' ? String(control.checked) : control.value,
  );
