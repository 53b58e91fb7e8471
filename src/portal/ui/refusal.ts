import type { Missing, Unmet } from '#contract/kit/unmet.ts';

type Refusal =
  /** Something comes first. */
  | { readonly kind: 'unmet'; readonly missing: readonly Missing[] }
  /** The college answered, and its words are meant for the reader. */
  | { readonly kind: 'answered' }
  /** No answer came at all. */
  | { readonly kind: 'line' }
  | { readonly kind: 'failed' };

/** These ask for patience or a new sign-in, so trying again is right. */
const PASSING = [401, 408, 429];

/** What an error of a call is to its reader. */
export function readRefusal(error: Error): Refusal {
  const { status = 500, question } = error as { status?: number; question?: Partial<Unmet> | undefined };
  if (question?.kind === 'unmet' && question.missing && question.missing.length > 0)
    return { kind: 'unmet', missing: question.missing };
  if (status === 0) return { kind: 'line' };
  return status >= 400 && status < 500 && !PASSING.includes(status) ? { kind: 'answered' } : { kind: 'failed' };
}
