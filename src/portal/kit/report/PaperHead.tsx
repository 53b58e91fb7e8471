import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../app/portalData.ts';
import type { QueryValues, ListQueryState } from '../list/listQuery.ts';
import type { Filter } from '../list/listProps.ts';

export function PaperHead({ list: { query }, filters }: { readonly list: ListQueryState; readonly filters: readonly Filter[] }) {
  const { school, today } = usePortalData();
  const words = filters.flatMap((filter) => (query[filter.name] ? [`${filter.title}: ${answerTo(filter, query)}`] : []));
  return (
    <div className="report-paper">
      <p className="report-paper__school">{school.name}</p>
      <p>{words.length > 0 ? words.join(' · ') : 'Of all that the college has'}</p>
      <p>Printed on {displayDate(today)}</p>
    </div>
  );
}

function answerTo({ name, options }: Filter, query: QueryValues): string {
  const given = query[name]!;
  return options ? options.find(({ value }) => value === given)?.name ?? given : displayDate(given);
}
