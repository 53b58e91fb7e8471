import { Suspense, use } from 'react';
import type { Answers } from '#catalogue/journey.ts';
import { CheckStep } from '../../src/form/check/CheckStep.tsx';
import type { OpenedCheck } from '../../src/form/check/openedCheck.ts';
import { stepsOf, type Step } from '../../src/form/flow/steps.ts';
import { boundSectionOf, programmeOf } from './delivered.ts';
import { SAMPLE_FACTS, samplesOf } from './sampleAnswers.ts';

interface CheckStoryProps {
  readonly programme: string;
  /** What opening it gives, beside the answers; it throws where they cannot be had. */
  readonly opened?: () => Partial<OpenedCheck>;
  readonly onChange?: (step: Step) => void;
  readonly onSubmitted?: () => void;
}

const samples = new Map<string, Promise<Answers>>();
const NOTHING = () => undefined;

export const CheckStory = (props: CheckStoryProps) => (
  <Suspense fallback="Loading…">
    <Loaded {...props} />
  </Suspense>
);

function Loaded({ programme, opened = () => ({}), onChange = NOTHING, onSubmitted = NOTHING }: CheckStoryProps) {
  const { chart } = use(programmeOf(programme));
  const steps = stepsOf(chart);
  if (!samples.has(programme)) samples.set(programme, samplesOf(programme, steps));
  const saved = use(samples.get(programme)!);
  return (
    <CheckStep
      title="Check Your Answers"
      steps={steps}
      unlocked={steps}
      saved={saved}
      loadSection={(name, answers) =>
        boundSectionOf(programme, name, { answers, facts: SAMPLE_FACTS, today: '2026-11-02' })
      }
      onOpened={NOTHING}
      onChange={onChange}
      onSubmitted={onSubmitted}
      open={async (answers) => ({
        answers,
        unsaved: [],
        isWaiting: false,
        submit: async () => 'submitted',
        withdraw: async () => undefined,
        ...opened(),
      })}
    />
  );
}
