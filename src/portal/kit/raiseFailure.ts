import { ApiError, serverMessage } from '../api/apiError.ts';
import { raiseFlag } from '../core/flags.ts';
import { actedWithoutLine } from '../core/lineWords.ts';
import { FAILED } from './useSaved.ts';

interface Refusal {
  readonly title: string;
  /** Where the college gave no words. */
  readonly body: string;
  /** What is safe even so, said before the words of the line. */
  readonly kept?: string;
}

/** The college's answer, or that it was not heard, for a page that says it in its place. */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError && error.isUnheard ? wordsOfLine() : serverMessage(error, FAILED.body);

function wordsOfLine(): string {
  const { title, body } = actedWithoutLine(navigator.onLine);
  return `${title}. ${body}`;
}

/** The college's answer; of a line that is away it says so, and never that the act was wrong. */
export function raiseFailure(error: unknown, { title, body, kept }: Refusal = FAILED, seconds?: number): void {
  if (!(error instanceof ApiError && error.isUnheard))
    return raiseFlag({ title, body: serverMessage(error, body), intent: 'danger' }, seconds);
  const line = actedWithoutLine(navigator.onLine);
  raiseFlag({ title: line.title, body: kept ? `${kept} ${line.body}` : line.body, intent: 'danger' }, seconds);
}
