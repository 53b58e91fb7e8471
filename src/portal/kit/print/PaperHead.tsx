import { displayDate } from '#rules/displayDate.ts';
import { filterWords } from '#rules/lists/filterWords.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import type { QueryValues, ListQueryState } from '../list/listQuery.ts';
import type { Filter } from '../list/listProps.ts';
import './paper.css';

interface PaperHeadProps {
  readonly list: Pick<ListQueryState, 'query'>;
  readonly filters: readonly Filter[];
  /** Said where nothing is filtered. */
  readonly all?: string;
}

/** What the PDF has at its head, for a page that is printed by the browser. It stands before the page's frame. */
export function PaperHead({ list: { query }, filters, all = 'All' }: PaperHeadProps) {
  const { school, today } = usePortalData();
  const { fullName } = useSignedIn() ?? {};
  return (
    <div className="paper-head">
      <p className="paper-head__school">{school.name}</p>
      <p>{wordsFor(filters, query) || all}</p>
      <p>
        Printed {fullName && `by ${fullName} `}on {displayDate(today)}
      </p>
    </div>
  );
}

const wordsFor = (filters: readonly Filter[], query: QueryValues): string =>
  filterWords(
    filters.map(({ name, title, options }) =>
      options
        ? { name, title, nameOf: (given: string) => options.find(({ value }) => value === given)?.name ?? given }
        : { name, title },
    ),
    query,
  );
