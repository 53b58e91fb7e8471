import type { DayRange } from '#rules/days/calendar.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useHome } from '../../session/useHome.ts';
import { DayFilter } from '../dates/DayFilter.tsx';
import { DayRangeFields } from '../dates/DayRangeFields.tsx';
import type { ListQueryState } from './listQuery.ts';
import type { Filter } from './listProps.ts';

/** Two days called `from` and `to` are one choice. */
export function FilterFields({
  list,
  filters,
}: {
  readonly list: ListQueryState;
  readonly filters: readonly Filter[];
}) {
  const [from, to] = ['from', 'to'].map((end) => filters.find(({ name, options }) => name === end && !options));
  const isRange = from !== undefined && to !== undefined;
  return filters.map((filter) => {
    if (!isRange || (filter !== from && filter !== to))
      return <FilterField key={filter.name} list={list} filter={filter} />;
    return filter === from && <ListDays key={filter.name} list={list} titles={{ from: from.title, to: to.title }} />;
  });
}

function ListDays({ list, titles }: { readonly list: ListQueryState; readonly titles: DayRange }) {
  const { today } = usePortalData();
  const { data } = useHome();
  const { from = '', to = '' } = list.query;
  return (
    <DayRangeFields
      titles={titles}
      today={today}
      opened={data?.sessionOpenedOn}
      value={{ from, to }}
      onRange={(days) => list.change({ ...days })}
    />
  );
}

interface FilterFieldProps {
  readonly list: ListQueryState;
  readonly filter: Filter;
}

/** One line: the title and the choice in one frame, which shows by its colour that it narrows the list. */
export function FilterField({ list, filter: { name, title, none = 'All', options } }: FilterFieldProps) {
  const value = list.query[name] ?? '';
  const choose = (chosen: string) => list.change({ [name]: chosen });
  if (!options) return <DayFilter title={title} value={value} onDay={choose} />;
  return (
    <label className="toolbar__field" data-chosen={value !== '' || undefined}>
      <span>{title}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
