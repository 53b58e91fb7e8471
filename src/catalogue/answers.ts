/** Each key is the name of a section. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface FlowContext {
  readonly answers: Answers;
  /** True once the application is submitted. */
  readonly formCompleted: boolean;
}
