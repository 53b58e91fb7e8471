/** Saved answers by section name. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a chart knows of an application while it runs. */
export interface FlowContext {
  readonly answers: Answers;
  /** Whether it has been submitted. */
  readonly formCompleted: boolean;
}
