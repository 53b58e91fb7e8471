import type { ListQueryState } from './listQuery.ts';
import type { Filter } from './listProps.ts';

interface FilterFieldProps {
  readonly list: ListQueryState;
  readonly filter: Filter;
}

/** One line: the title and the choice in one frame, which shows by its colour that it narrows the list. */
export function FilterField({ list, filter: { name, title, none = 'All', options } }: FilterFieldProps) {
  const value = list.query[name] ?? '';
  const choose = ({ target }: { readonly target: { readonly value: string } }) => list.change({ [name]: target.value });
  return (
    <label className="toolbar__field" data-chosen={value !== '' || undefined}><span>{title}</span>
      {options
        ? (
            <select value={value} onChange={choose}>
              <option value="">{none}</option>
              {options.map((option) => <option key={option.value} value={option.value}>{option.name}</option>)}
            </select>
          )
        : <input type="date" value={value} onChange={choose} />}
    </label>
  );
}
