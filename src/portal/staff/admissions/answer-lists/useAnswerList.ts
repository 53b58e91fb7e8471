import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  answerCount,
  AnswerFilter,
  answerList,
  answerQuestions,
  answerViews,
} from '#contract/admissions/answer-lists.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { useSession } from '../../../session/useSession.ts';

const NARROWING = ['ApplicationTypeId', 'filters', 'search', 'sessionId', 'state', 'office'];
const ORDER = ['columns', 'sort'];
const PLACE = ['pageSize', 'after', 'before'];

/** The list as its address says it; the count comes after the page. */
export function useAnswerList() {
  const session = useSession();
  const list = useListQuery();
  const pick = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(list.query).filter(([name]) => names.includes(name)));
  const programme = list.query['ApplicationTypeId'];
  const get = (path: string, query: object) => ({
    queryKey: [path, query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      session.call({ method: 'GET', path, query } as never, { signal }) as Promise<unknown>,
    enabled: programme !== undefined,
  });
  const ofProgramme = { ApplicationTypeId: programme };
  const questions = useQuery(get('/Application/answer-questions' satisfies typeof answerQuestions.path, ofProgramme));
  const views = useQuery(get('/Application/answer-views' satisfies typeof answerViews.path, ofProgramme));
  const page = useQuery({
    ...get('/Application/answer-list' satisfies typeof answerList.path, pick([...NARROWING, ...ORDER, ...PLACE])),
    placeholderData: keepPreviousData,
  });
  const count = useQuery(get('/Application/answer-list/count' satisfies typeof answerCount.path, pick(NARROWING)));
  return { list, programme, questions, views, page, count, fileQuery: pick([...NARROWING, ...ORDER]) };
}

/** What somebody wrote into the address is judged by the server. */
export function filtersIn(text: string | undefined): readonly AnswerFilter[] {
  try {
    const filters: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(filters) ? (filters as AnswerFilter[]) : [];
  } catch {
    return [];
  }
}
