import type { FlowContext } from '../answers.ts';

/** A guard is pure: it reads the context and nothing else. */
export const GUARDS = {
  /** The application is submitted with the last section before the preview. */
  formCompleted: ({ context }: { context: FlowContext }) => context.formCompleted,
} as const;

export const GUARD_MEANINGS = {
  formCompleted: 'every section has been saved',
} as const satisfies Record<keyof typeof GUARDS, string>;
