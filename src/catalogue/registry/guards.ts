import type { FlowContext } from '../answers.ts';

/** The conditions that a chart may name. Pure: answers in, a verdict out. */
export const GUARDS = {
  /** Every section before the preview has been saved. */
  formCompleted: ({ context }: { context: FlowContext & { readonly formCompleted?: boolean } }) => context.formCompleted === true,
} as const;

export const GUARD_MEANINGS = {
  formCompleted: 'every section has been saved',
} as const satisfies Record<keyof typeof GUARDS, string>;
