import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { findablesOf, search, summaryFindable, type SearchResult } from '#catalogue/explaining/search.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { useDeclarations } from '../../../kit/declarations.ts';

const MOST_SHOWN = 60;

/** Declarations are loaded only when a search begins. */
export function ProgrammeList({ programmes }: { readonly programmes: readonly ProgrammeSummary[] }) {
  const [query, setQuery] = useState('');
  const title = useId();
  return (
    <>
      <search className="p-search unprinted">
        <TextField
          label="Search"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          help="A question, a message, an address or a programme: ‘date of birth’, ‘11 digits’, ‘O-Level’."
        />
      </search>
      {query.trim() === '' ? (
        <ul className="p-programmes">
          {programmes.map((programme) => (
            <li key={programme.id}>
              <ProgrammeLine programme={programme} />
            </li>
          ))}
        </ul>
      ) : (
        <section aria-labelledby={title}>
          <h2 id={title} className="unseen">
            Found
          </h2>
          <Results programmes={programmes} query={query} />
        </section>
      )}
    </>
  );
}

function ProgrammeLine({
  programme: { id, name, summary, invoice, opens, closes, hasForm },
}: {
  readonly programme: ProgrammeSummary;
}) {
  return (
    <Link className="p-line" to={`${ADMISSIONS.declarations.to}/${id}`}>
      <strong>{name}</strong>
      <span>{summary}</span>
      <small>
        ₦{withThousands(invoice.amount)} · {displayDate(opens)} to {displayDate(closes)}
        {hasForm ? '' : ' · its form opens later'}
      </small>
    </Link>
  );
}

function Results({ programmes, query }: { readonly programmes: readonly ProgrammeSummary[]; readonly query: string }) {
  const { declared, error, retry } = useDeclarations(programmes, true);
  const findables = useMemo(
    () =>
      declared && [
        ...programmes.filter(({ hasForm }) => !hasForm).map(summaryFindable),
        ...declared.flatMap(findablesOf),
      ],
    [programmes, declared],
  );
  const wanted = useDeferredValue(query);
  const results = useMemo(() => findables && search(findables, wanted), [findables, wanted]);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!results) return <LoadingState />;
  return (
    <>
      <p role="status" className="p-count">
        {countText(results.length)}
      </p>
      <ul className="p-found">
        {results.slice(0, MOST_SHOWN).map((each) => (
          <li key={`${each.programmeId}#${each.anchor}`}>
            <ResultLine result={each} />
          </li>
        ))}
      </ul>
    </>
  );
}

const countText = (count: number): string =>
  count === 0
    ? 'Nothing found. Fewer words find more.'
    : count > MOST_SHOWN
      ? `${count} found; the first ${MOST_SHOWN} are shown`
      : `${count} found`;

function ResultLine({ result: { programmeId, anchor, trail, excerpt } }: { readonly result: SearchResult }) {
  return (
    <Link className="p-line" to={`${ADMISSIONS.declarations.to}/${programmeId}${anchor && `#${anchor}`}`}>
      <span className="p-trail">{trail.slice(0, -1).join(' › ')}</span>
      <strong>{trail.at(-1)}</strong>
      {excerpt && <span>{excerpt}</span>}
    </Link>
  );
}
