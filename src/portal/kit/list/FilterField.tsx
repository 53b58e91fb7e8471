import type { ListQueryState } from './listQuery.ts';
import type { Filter } from './listProps.ts';

interface FilterFieldProps {
  readonly list: ListQueryState;
  readonly filter: Filter;
}

export const FilterField = ({ list, filter: { name, title, none = 'All', options } }: FilterFieldProps) => (
  <label className="toolbar__field">{title}
    {options
      ? (
          <select value={list.query[name] ?? ''} onChange={({ target }) => list.change({ [name]: target.value })}>
            <option value="">{none}</option>
            {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
          </select>
        )
      : <input type="date" className="bp6-input" value={list.query[name] ?? ''} onChange={({ target }) => list.change({ [name]: target.value })} />}
  </label>
);
