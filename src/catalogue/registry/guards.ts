import type { FlowContext } from '../answers.ts';

/** The conditions that a chart may name. Pure: the context in, a verdict out. */
export const GUARDS = {
  /** Every section before the preview has been saved, and with the last one the application submitted. */
  formCompleted: ({ context }: { context: FlowContext }) => context.formCompleted,
} as const;

export const GUARD_MEANINGS = {
  formCompleted: 'every section has been saved',
} as const satisfies Record<keyof typeof GUARDS, string>;
