import { memo, useMemo } from 'react';
import { childPointer } from '#catalogue/pointer.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { OptionSelect } from '../lookups/OptionSelect.tsx';
import { FailedList } from '../lookups/FailedList.tsx';
import { useOptions, type OptionList } from '../lookups/useOptions.ts';
import { Asterisk } from '../question/Asterisk.tsx';
import { errorId, fieldId, focusField, helpId } from '../section/fieldId.ts';
import { useSection } from '../section/session.ts';
import { columnsOf, completeRows, isEmptyRow, isHalf, repeatedFrom, rowsOf, type Row } from './subjectRows.ts';

const NO_PARENTS: readonly unknown[] = [];

interface SubjectRowsProps {
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly value: unknown;
  readonly errors: Readonly<Record<string, string>>;
}

export const SubjectRows = memo(function SubjectRows({ pointer, field, value, errors }: SubjectRowsProps) {
  const rows = rowsOf(value, field);
  const [subject, grade] = columnsOf(field);
  const subjects = useOptions(subject?.field.lookup, NO_PARENTS);
  const grades = useOptions(grade?.field.lookup, NO_PARENTS);
  const lists = useMemo(() => [subjects, grades], [subjects, grades]);
  const repeated = field.uniqueBy ? repeatedFrom(rows, field.uniqueBy) : [];
  const error = errors[pointer];
  const complete = completeRows(rows, field);
  const wanted = field.rowsRequired ?? 0;
  const halves = rows.filter((row) => isHalf(row, field)).length;
  return (
    <fieldset
      className={`m-rows m-wide${error ? ' m-mistaken' : ''}`}
      id={fieldId(pointer)}
      aria-describedby={
        [field.description && helpId(pointer), error && errorId(pointer)].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className="m-label">
        {field.title}
        <Asterisk required={wanted > 0} />
      </legend>
      {field.description && (
        <p className="m-help" id={helpId(pointer)}>
          {field.description}
        </p>
      )}
      <p className="m-count" data-complete={(complete >= wanted && halves === 0) || undefined} role="status">
        {countOf(complete, wanted, halves)}
      </p>
      {error && (
        <p className="m-error m-rows-error" id={errorId(pointer)}>
          {error}
        </p>
      )}
      <ol>
        {rows.map((row, index) => (
          <SubjectRow
            key={index}
            pointer={childPointer(pointer, index)}
            field={field}
            lists={lists}
            row={row}
            number={index + 1}
            repeatedFrom={repeated[index]}
            isFaulty={error !== undefined && isHalf(row, field)}
          />
        ))}
      </ol>
      {lists.map((list, index) => (
        <FailedList key={index} list={list} title={columnsOf(field)[index]?.field.title} />
      ))}
    </fieldset>
  );
});

function countOf(complete: number, wanted: number, halves: number): string {
  if (complete < wanted) return `${complete} of ${wanted} complete`;
  return `${complete > wanted ? complete : `${complete} of ${wanted}`} complete${halves > 0 ? `, ${halves} unfinished` : ''}`;
}

interface SubjectRowProps {
  readonly pointer: string;
  readonly field: FieldSchema;
  readonly lists: readonly OptionList[];
  readonly row: Row;
  readonly number: number;
  readonly repeatedFrom: number | undefined;
  /** The list is refused, and this row has one of its answers but not all. */
  readonly isFaulty: boolean;
}

/** Memoised: a choice changes one of eighteen rows. */
const SubjectRow = memo(function SubjectRow({
  pointer,
  field,
  lists,
  row,
  number,
  repeatedFrom,
  isFaulty,
}: SubjectRowProps) {
  const section = useSection();
  const isRepeated = repeatedFrom !== undefined;
  const hintId = `${fieldId(pointer)}-hint`;
  const columns = columnsOf(field);
  const answer = (at: string, value: unknown) => {
    section.edit(at, value);
    section.commit();
    // It leaves no field, so that nothing is refused too early; what the list is refused for is judged anew.
    section.leave();
  };
  const clear = () => {
    answer(pointer, {});
    focusField(childPointer(pointer, columns[0]!.name));
  };
  const missing = isFaulty ? columns.find(({ name }) => row[name] === undefined) : undefined;
  const wrong = missing?.name ?? (isRepeated ? field.uniqueBy : undefined);
  return (
    <li className="m-row" data-repeated={isRepeated || isFaulty || undefined}>
      {columns.map(({ name, field: column }, index) => (
        <OptionSelect
          key={name}
          id={fieldId(childPointer(pointer, name))}
          name={childPointer(pointer, name).slice(1)}
          aria-label={`${column.title} ${number}`}
          placeholder={column.title ?? name}
          {...(name === wrong && { 'aria-describedby': hintId, 'aria-invalid': true })}
          list={lists[index]!}
          value={row[name]}
          isNumber={column.type === 'integer'}
          onChoose={(value) => answer(childPointer(pointer, name), value)}
        />
      ))}
      <button
        type="button"
        className="m-icon-button"
        onClick={clear}
        disabled={isEmptyRow(row)}
        aria-label={`Clear row ${number}`}
      >
        <CrossIcon />
      </button>
      {missing ? (
        <p className="m-row-hint" id={hintId}>
          The {missing.field.title?.toLowerCase()} of row {number} is missing
        </p>
      ) : (
        isRepeated && (
          <p className="m-row-hint" id={hintId} role="status">
            Already chosen in row {repeatedFrom}
          </p>
        )
      )}
    </li>
  );
});

const CrossIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
