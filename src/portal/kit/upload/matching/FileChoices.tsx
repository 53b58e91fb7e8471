import type { LayoutQuestion, SheetLayout } from '#contract/kit/layout.ts';
import { withThousands } from '#rules/money.ts';
import { SelectField } from '../../../ui/SelectField.tsx';

const ENCODINGS = [
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows-1252'],
  ['utf-16le', 'UTF-16'],
  ['utf-16be', 'UTF-16, big-endian'],
] as const;

const SEPARATORS = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
] as const;

interface FileChoicesProps {
  readonly question: LayoutQuestion;
  /** The file is then shown as it is with it. */
  readonly onChoose: (choice: SheetLayout) => void;
}

/** How the file was read, each of which a person may know better. */
export function FileChoices({ question, onChoose }: FileChoicesProps) {
  const { encoding, separator, sheets, sheet, headingRow, firstRows } = question;
  return (
    <div className="matching__file">
      {encoding !== null && (
        <Choice
          label="Encoding"
          options={ENCODINGS}
          value={encoding}
          onChoose={(chosen) => onChoose({ encoding: chosen })}
        />
      )}
      {separator !== null && (
        <Choice
          label="Between columns"
          options={SEPARATORS}
          value={separator}
          onChoose={(chosen) => onChoose({ separator: chosen })}
        />
      )}
      {sheets.length > 1 && sheet !== null && (
        <Choice
          label="Sheet"
          options={sheets.map(({ name, rows, isHidden }) => [
            name,
            `${name} (${withThousands(rows)} rows${isHidden ? ', hidden' : ''})`,
          ])}
          value={sheet}
          onChoose={(chosen) => onChoose({ sheet: chosen })}
        />
      )}
      <Choice
        label="Headings"
        options={[
          [0, 'The file has none'],
          ...firstRows.map(({ row, cells }) => [row, `Row ${row}: ${cells.join(', ')}`] as const),
        ]}
        value={headingRow}
        onChoose={(chosen) => onChoose({ headingRow: chosen })}
      />
    </div>
  );
}

interface ChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  const place = options.findIndex(([each]) => each === value);
  return (
    <SelectField
      label={label}
      optional
      placeholder="Please choose"
      options={options.map(([, name], id) => ({ id, name }))}
      value={place < 0 ? undefined : place}
      onChoose={(id) => {
        if (id !== undefined) onChoose(options[id]![0]);
      }}
    />
  );
}
