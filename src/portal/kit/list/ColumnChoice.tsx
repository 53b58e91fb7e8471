import { shownColumns } from './columns.tsx';
import type { Column, ListState } from './listProps.ts';
import { Unfolding } from './Unfolding.tsx';

interface ColumnChoiceProps<Row> {
  readonly state: Pick<ListState<Row>, 'list' | 'columns' | 'isRoomy' | 'remember'>;
  readonly columns: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
}

export function ColumnChoice<Row>({
  state: { list, columns: chosenBefore, isRoomy, remember },
  columns,
  shown,
}: ColumnChoiceProps<Row>) {
  const names = shown.map(({ name }) => name);
  const choose = (chosen: string, isChosen: boolean) =>
    list.change((query) => {
      const before = shownColumns(columns, query['columns'] ?? chosenBefore);
      const after = columns
        .filter((column) => (column.name === chosen ? isChosen : before.includes(column)))
        .map(({ name }) => name)
        .join(',');
      remember({ columns: after });
      return { columns: after };
    });
  return (
    <Unfolding label="Columns">
      <fieldset className="choices">
        <legend className="table__caption">Columns</legend>
        {columns.slice(1).map(({ name, title }) => (
          <label key={name}>
            <input
              type="checkbox"
              defaultChecked={names.includes(name)}
              onChange={({ target }) => choose(name, target.checked)}
            />
            {title}
          </label>
        ))}
        <label className="choices__apart">
          <input type="checkbox" checked={isRoomy} onChange={({ target }) => remember({ isRoomy: target.checked })} />
          Roomy rows
        </label>
      </fieldset>
    </Unfolding>
  );
}
