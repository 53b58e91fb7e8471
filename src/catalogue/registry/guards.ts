import type { FlowContext } from '../answers.ts';

/** A guard is pure: it reads the context and nothing else. */
export const GUARDS = {
  formCompleted: ({ context }: { context: FlowContext }) => context.formCompleted,
} as const;

export const GUARD_MEANINGS = {
  formCompleted: 'the application has been submitted',
} as const satisfies Record<keyof typeof GUARDS, string>;
