import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { nextStep, openStep, type StepName, type WizardChart } from './wizardChart.ts';
import { wizardMachine, type Held, type WizardAnswers } from './wizardMachine.ts';

export interface WizardProps {
  readonly chart: WizardChart;
  /** What the college has of an earlier visit: the person goes on where they stopped. */
  readonly opening: { readonly answers: WizardAnswers; readonly held: Held | undefined };
  /** Stores a step; a step that holds something says what, and until when. @throws ApiError with its errors by field */
  readonly save: (step: StepName, answers: SectionAnswers) => Promise<Held | undefined>;
  /** @throws ApiError */
  readonly confirm: (answers: WizardAnswers) => Promise<void>;
}

/** A step is an address, so that Back, a reload and a link all work; each opens no further than has been answered. */
export function useWizard({ chart, opening, save, confirm }: WizardProps) {
  const [params, setParams] = useSearchParams();
  const [snapshot, send, actor] = useMachine(wizardMachine, { input: { chart, ...opening } });
  const { answers, held } = snapshot.context;
  const requested = params.get('step');
  const step = openStep(chart, answers, requested);
  useEffect(() => {
    if (requested !== step) setParams((before) => withStep(before, step), { replace: true });
  }, [requested, step, setParams]);

  const go = (to: StepName) => setParams((before) => withStep(before, to));
  return {
    step,
    answers,
    held,
    go,
    state: snapshot.value as 'answering' | 'lapsed' | 'confirmed',
    async answer(given: SectionAnswers): Promise<void> {
      const holding = await save(step, given);
      send({ type: 'ANSWERED', step, answers: given, held: holding });
      go(nextAfter(chart, step, actor.getSnapshot().context.answers));
    },
    lapse: () => send({ type: 'LAPSED' }),
    again() {
      const to = chart.steps.find(({ holds }) => holds)!.name;
      send({ type: 'OPENED', step: to });
      go(to);
    },
    async confirm(): Promise<void> {
      await confirm(answers);
      send({ type: 'CONFIRMED' });
    },
  };
}

/** From a step that was only corrected the way leads to the one after it, as from any other. */
function nextAfter(chart: WizardChart, step: StepName, answers: WizardAnswers): StepName {
  const following = chart.steps[chart.steps.findIndex(({ name }) => name === step) + 1];
  return following ? openStep(chart, answers, following.name) : nextStep(chart, answers);
}

function withStep(before: URLSearchParams, step: StepName): URLSearchParams {
  const after = new URLSearchParams(before);
  after.set('step', step);
  return after;
}
