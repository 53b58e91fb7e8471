/** A workflow as `flows/work/<name>.json` declares it, and as an imported file has it: its texts are texts. */
export interface Work {
  /** What one record is called, within a sentence: 'payment case'. */
  readonly name: string;
  readonly chart: WorkChart;
  readonly steps: Readonly<Record<string, WorkStep>>;
}

/** A chart of XState with states side by side. */
export interface WorkChart {
  readonly initial: string;
  readonly states: Readonly<Record<string, WorkState>>;
}

export interface WorkState {
  /** 'final', where nothing leads on. */
  readonly type?: string;
  readonly meta: { readonly title: string; readonly description?: string };
  readonly on?: Readonly<Record<string, string>>;
}

export interface WorkStep {
  readonly title: string;
  /** What somebody did who took it: 'settled'. */
  readonly past: string;
  readonly done: string;
  /** The claim of who may take it; without one there is no endpoint, and the product itself takes it: a person's own act, a job, an upload. */
  readonly by?: string;
  /** The form in `schemas/forms` that asks for the `reason`; without one none is asked for. */
  readonly form?: string;
  /** What is answered where its reason is missing: a step without a form that is not taken unsaid. */
  readonly reason?: string;
  readonly lead?: string;
  readonly danger?: boolean;
  /** Who took one of these in the same round leaves this one to another person. */
  readonly otherThan?: readonly string[];
  /** Its person names the digest of what they saw, and is refused when it is another by now. */
  readonly seen?: boolean;
  /** What follows it belongs to another round. */
  readonly endsRound?: boolean;
}

export type StepOf<W extends Work> = keyof W['steps'] & string;
/** The steps that somebody takes by a claim. */
export type ClaimedStepOf<W extends Work> = {
  [Step in StepOf<W>]: W['steps'][Step] extends { readonly by: string } ? Step : never;
}[StepOf<W>];
export type StateOf<W extends Work> = keyof W['chart']['states'] & string;
