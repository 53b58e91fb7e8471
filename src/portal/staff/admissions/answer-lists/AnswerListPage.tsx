import { useQuery } from '@tanstack/react-query';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { AnswerQuestions } from '#contract/admissions/answer-lists.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { AnswerToolbar } from './AnswerToolbar.tsx';
import { Chips } from './Chips.tsx';
import { useAnswerList } from './useAnswerList.ts';
import './answerLists.css';

/** The applications to one programme, by what was answered. */
export function AnswerListPage() {
  const state = useAnswerList();
  const { programme, questions } = state;
  return (
    <Page
      title={ADMISSIONS.answerList.name}
      width="wide"
      crumbs={[ADMISSIONS.applicants]}
      lead="The applications to a programme, with the answers that you choose."
    >
      <Programmes state={state} />
      {programme === undefined && <EmptyState title="Please choose a programme" />}
      {questions.error && <ErrorState error={questions.error} onRetry={() => void questions.refetch()} />}
      {programme !== undefined && questions.isPending && <LoadingState lines={8} label="Loading the questions" />}
      {questions.data !== undefined && <Listed state={state} questions={questions.data as AnswerQuestions} />}
    </Page>
  );
}

type State = ReturnType<typeof useAnswerList>;

function Programmes({ state: { list, programme } }: { readonly state: State }) {
  const session = useSession();
  const path = '/Enum/programme-types';
  const { data = [] } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) =>
      session.call({ method: 'GET', path } as never, { signal }) as Promise<
        readonly { readonly id: number; readonly name: string }[]
      >,
  });
  const choose = (id: string) =>
    list.change((query) => ({
      ...Object.fromEntries(Object.keys(query).map((name) => [name, undefined])),
      ApplicationTypeId: id,
    }));
  return (
    <div className="toolbar answer-list__programme">
      <label className="toolbar__field" data-chosen={programme !== undefined || undefined}>
        <span>Programme</span>
        <select value={programme ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">Please choose</option>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const Listed = ({ state, questions }: { readonly state: State; readonly questions: AnswerQuestions }) => (
  <>
    <AnswerToolbar state={state} questions={questions} />
    <Chips list={state.list} questions={questions} />
    <AnswerTable state={state} questions={questions} />
  </>
);
