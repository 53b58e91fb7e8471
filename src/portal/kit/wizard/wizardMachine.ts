import { assign, setup } from 'xstate';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { StepName, WizardChart } from './wizardChart.ts';

/** What has been answered, by step. */
export type WizardAnswers = Readonly<Record<StepName, SectionAnswers>>;

/** A thing that is kept for this person until then, as a bed. */
export interface Held {
  readonly what: string;
  /** ISO, by the college's clock. */
  readonly until: string;
  /** The moment at which the college said so, by the same clock. */
  readonly now: string;
}

interface Context {
  readonly chart: WizardChart;
  readonly answers: WizardAnswers;
  readonly held: Held | undefined;
}

export type WizardEvent =
  /** The address says so: a step led there, a reload, a link, or the browser's Back. */
  | { readonly type: 'OPENED'; readonly step: StepName }
  | {
      readonly type: 'ANSWERED';
      readonly step: StepName;
      readonly answers: SectionAnswers;
      readonly held?: Held | undefined;
    }
  /** What was held is free for others again. */
  | { readonly type: 'LAPSED' }
  | { readonly type: 'CONFIRMED' };

/** Answers that a later answer makes void: of every step from there on. */
const withoutFrom = ({ steps }: WizardChart, answers: WizardAnswers, step: StepName): WizardAnswers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => steps.findIndex((each) => each.name === name) < steps.findIndex((each) => each.name === step),
    ),
  );

/**
 * The steps of a declared chart. Where a person is stands in the address alone; the machine knows what is answered and what is
 * held, and therefore which steps may be open.
 */
export const wizardMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { chart: WizardChart; answers: WizardAnswers; held: Held | undefined },
    events: {} as WizardEvent,
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => input,
  initial: 'answering',
  states: {
    answering: {
      on: {
        ANSWERED: {
          actions: assign(({ context: { chart, answers, held }, event }) => {
            const isHolding = chart.steps.find(({ name }) => name === event.step)?.holds ?? false;
            const retained = isHolding ? withoutFrom(chart, answers, event.step) : answers;
            return { answers: { ...retained, [event.step]: event.answers }, held: isHolding ? event.held : held };
          }),
        },
        LAPSED: { target: 'lapsed' },
        CONFIRMED: { target: 'confirmed' },
      },
    },
    /** The answers before the step that holds are still good. */
    lapsed: {
      on: {
        OPENED: {
          target: 'answering',
          actions: assign(({ context: { chart, answers } }) => {
            const holding = chart.steps.find(({ holds }) => holds);
            return { held: undefined, answers: holding ? withoutFrom(chart, answers, holding.name) : answers };
          }),
        },
      },
    },
    confirmed: { type: 'final' },
  },
});
