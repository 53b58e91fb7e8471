export type StepName = string;

interface WizardStep {
  /** As in the address: `?step=room`. */
  readonly name: StepName;
  readonly title: string;
  /** The file in `schemas/forms` that the step asks. */
  readonly form: string;
  /** Its answer holds something for a while: the college says what, and until when. */
  readonly holds?: true;
}

/** What is asked, in this order, before it is reviewed and confirmed. */
export interface WizardChart {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly WizardStep[];
  readonly confirmLabel: string;
}

export const REVIEW: StepName = 'review';

/** The first step that is not answered; the review when all are. */
export const nextStep = ({ steps }: WizardChart, answers: Readonly<Record<StepName, unknown>>): StepName =>
  steps.find(({ name }) => !(name in answers))?.name ?? REVIEW;

/** The step of an address, unless one before it is not answered: then that one. */
export function openStep(
  chart: WizardChart,
  answers: Readonly<Record<StepName, unknown>>,
  requested: string | null,
): StepName {
  const next = nextStep(chart, answers);
  if (requested === null || requested === next) return next;
  const names = [...chart.steps.map(({ name }) => name), REVIEW];
  const [at, last] = [names.indexOf(requested), names.indexOf(next)];
  return at >= 0 && at < last ? requested : next;
}
