import type { ListQueryState } from './listQuery.ts';
import { shownColumns } from './columns.tsx';
import type { Column } from './listProps.ts';
import { Unfolding } from './Unfolding.tsx';

interface ColumnChoiceProps<Row> {
  readonly list: ListQueryState;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
}

export function ColumnChoice<Row>({ list, columns, shown }: ColumnChoiceProps<Row>) {
  const names = shown.map(({ name }) => name);
  const choose = (chosen: string, isChosen: boolean) => list.change((query) => {
    const before = shownColumns(columns, query['columns']);
    return { columns: columns.filter((column) => (column.name === chosen ? isChosen : before.includes(column))).map(({ name }) => name).join(',') };
  });
  return (
    <Unfolding label="Columns">
      <fieldset className="choices">
        <legend className="table__caption">Columns</legend>
        {columns.slice(1).map(({ name, title }) => (
          <label key={name}><input type="checkbox" defaultChecked={names.includes(name)} onChange={({ target }) => choose(name, target.checked)} />{title}</label>
        ))}
      </fieldset>
    </Unfolding>
  );
}
