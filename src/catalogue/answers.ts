import type { ApplicantFacts } from './prefill.ts';

/** Each key is the name of a section. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface FlowContext {
  readonly answers: Answers;
  /** True once the application is submitted. */
  readonly formCompleted: boolean;
  /** What is known of the applicant before the form, which conditions may name. */
  readonly facts?: Facts;
}

/** What `application/…` may name. */
export type Facts = Partial<ApplicantFacts> & { readonly programme?: string };
