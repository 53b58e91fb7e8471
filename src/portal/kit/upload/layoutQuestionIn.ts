import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { ApiError } from '../../api/apiError.ts';

/** What a refusal asks about the columns of a file, if it asks that. */
export function layoutQuestionIn(error: unknown): LayoutQuestion | undefined {
  const question = error instanceof ApiError && error.status === 409 ? error.question : undefined;
  return isLayoutQuestion(question) ? question : undefined;
}

export const isLayoutQuestion = (question: ApiError['question']): question is LayoutQuestion =>
  question?.kind === 'layout';
