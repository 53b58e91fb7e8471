import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { OwnQuery, ownQueries } from '#contract/admissions/queries.ts';
import { displayDate } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { Button } from '../../ui/Button.tsx';
import { applicationKey } from '../session/applicationKey.ts';
import type { Applicant } from '../session/useApplicant.ts';
import { AnswerQuery } from './AnswerQuery.tsx';
import './queries.css';

interface OwnQueriesProps {
  readonly programme: ProgrammeSummary;
  readonly applicant: Applicant;
}

/** What the office asks about a submitted application, above its slip. */
export function OwnQueries({ programme, applicant }: OwnQueriesProps) {
  const queries = useQueryClient();
  const held = applicant.held!;
  const { data = [], refetch } = useQuery({
    queryKey: ['own-queries', held.applicantId],
    queryFn: () =>
      applicant.guarded(
        call<typeof ownQueries>({ method: 'GET', path: '/Application/own-queries' }, { token: held.token }),
      ),
  });
  const answered = async () => {
    queries.removeQueries({ queryKey: applicationKey(programme.id) });
    await Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['slip'] })]);
    raiseFlag({ title: 'Success!', body: 'The admissions office has your answer', intent: 'success' });
  };
  return data.map((query) => (
    <Query
      key={`${query.id} ${query.revision}`}
      query={query}
      programme={programme}
      applicant={applicant}
      onAnswered={answered}
    />
  ));
}

interface QueryProps extends OwnQueriesProps {
  readonly query: OwnQuery;
  readonly onAnswered: () => Promise<void>;
}

function Query({ query, ...answering }: QueryProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, questions, words, until, state } = query;
  const titles = questions.map(({ title }) => title).join(', ');
  if (state === 'answered')
    return (
      <p className="notice own-query" role="status">
        The admissions office has your answer about {titles}. It is looking at it.
      </p>
    );
  return (
    <section className="sheet own-query" aria-labelledby={`query-${id}`}>
      <h2 id={`query-${id}`}>The admissions office asks: {titles}</h2>
      <blockquote className="own-query__words">{words}</blockquote>
      {state === 'over' ? (
        <p className="notice notice--warning">
          This could be answered until {displayDate(until)}. Please call the admissions office.
        </p>
      ) : (
        <>
          <p>
            Please answer until {displayDate(until)}. Only what is asked here can be changed, and your application stays
            submitted.
          </p>
          {isOpen ? (
            <AnswerQuery query={query} {...answering} />
          ) : (
            <Button intent="primary" onClick={() => setOpen(true)}>
              Answer
            </Button>
          )}
        </>
      )}
    </section>
  );
}
