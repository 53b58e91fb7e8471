import { Fragment, useState } from 'react';
import { childPointer } from '#catalogue/pointer.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import { fieldId, focusWithin } from '../section/fieldId.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { AddRow } from './AddRow.tsx';
import { editButtonId, RowCard } from './RowCard.tsx';
import { questionsOf } from './rowEntries.ts';
import { useRows } from './useRows.ts';
import { useSummaries } from './useSummaries.ts';
import './rows.css';

export function RowsWidget({ id, pointer, field, value, required, describedBy, errors }: WidgetProps) {
  const rows = useRows(field, pointer, value);
  const summaries = useSummaries(
    field,
    rows.entries.map(({ row }) => row),
  );
  const [announcement, announce] = useState('');
  const { lastRemoved } = rows;
  const at = (index: number) => childPointer(pointer, index);
  const focusRow = (index: number) => focusFirst(questionsOf(field, pointer, [index]), errors);
  const focusEdit = (index: number) => focusWithin(document.getElementById(editButtonId(at(index))));
  const focusAdd = () => focusWithin(document.getElementById(id));

  const remove = (key: number, name: string) => {
    const canUndo = rows.remove(key, name);
    announce(canUndo ? `Removed ${name}` : '');
    focusWithin(document.getElementById(canUndo ? undoId(id) : id));
  };
  const undo = (removed: NonNullable<typeof lastRemoved>) => {
    focusEdit(rows.undo(removed));
    announce(`${removed.name} is back`);
  };
  const isFull = rows.entries.length >= field.maxItems!;
  const undoBar = lastRemoved && (
    <li className="m-entry-removed">
      <span>Removed {lastRemoved.name}</span>
      <button type="button" id={undoId(id)} className="m-link" disabled={isFull} onClick={() => undo(lastRemoved)}>
        Undo<span className="m-unseen"> removing {lastRemoved.name}</span>
      </button>
    </li>
  );
  return (
    <div className="m-entries">
      <ol>
        {rows.entries.map(({ key, index, row }, place) => {
          const { name, details } = summaries[place]!;
          const title = rowTitle(field, index);
          const card = (
            <RowCard
              pointer={at(index)}
              items={field.items!}
              row={row}
              title={title}
              name={name || title}
              details={details}
              errors={errors}
              isOpen={key === rows.open}
              onEdit={() => focusRow(rows.edit(key))}
              onRemove={() => remove(key, name || title)}
              onDone={() => {
                const rowIndex = rows.done(key);
                if (rowIndex < 0) focusAdd();
                else focusEdit(rowIndex);
              }}
            />
          );
          return (
            <Fragment key={key}>
              {lastRemoved?.index === place && undoBar}
              <li>{card}</li>
            </Fragment>
          );
        })}
        {lastRemoved && lastRemoved.index >= rows.entries.length && undoBar}
      </ol>
      <AddRow
        id={id}
        list={field}
        count={rows.entries.length}
        required={required}
        describedBy={describedBy}
        onAdd={() => {
          announce('');
          focusRow(rows.add());
        }}
      />
      <p className="m-unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

const undoId = (id: string) => `${id}-undo`;

function focusFirst(questions: readonly string[], errors: Readonly<Record<string, string>>): void {
  const first = questions.find((question) => errors[question]) ?? questions[0];
  if (first) focusWithin(document.getElementById(fieldId(first)));
}
