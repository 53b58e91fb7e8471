import type { SaveRefusal } from './flowRunnerProps.ts';

/**
 * In a state update, so that what it throws reaches the error boundary.
 * @throws a cause that refuses nothing: a script, or the styles of one, that a newer build has replaced
 */
export function refusalOf(cause: unknown): SaveRefusal {
  if (cause instanceof Error && !('errors' in cause)) throw cause;
  return cause as SaveRefusal;
}
