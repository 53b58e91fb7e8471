import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Picks } from './picks.ts';

interface MatchedColumnsProps {
  readonly question: Pick<LayoutQuestion, 'columns' | 'fields'>;
  readonly picks: Picks;
  readonly repeated: readonly string[];
  readonly onPick: (picks: Picks) => void;
}

export function MatchedColumns({ question: { columns, fields }, picks, repeated, onPick }: MatchedColumnsProps) {
  const options = fields.map(({ heading, isNeeded }, id) => ({ id, name: isNeeded ? `${heading} (needed)` : heading }));
  const pick = (column: number, id: number | undefined) => {
    const { [column]: _, ...others } = picks;
    onPick(id === undefined ? others : { ...others, [column]: fields[id]!.heading });
  };
  return (
    <ul className="matching__columns">
      {columns.map(({ column, heading, examples }) => {
        const place = fields.findIndex((field) => field.heading === picks[column]);
        return (
          <li key={column} data-left={place < 0 || undefined}>
            <div>
              <strong>{heading || `Column ${column}, without a heading`}</strong>
              <p className="matching__examples">
                {examples.length > 0 ? examples.map((example, index) => <span key={index}>{example}</span>) : 'Empty'}
              </p>
            </div>
            <SelectField
              label={`${heading || `Column ${column}`} is`}
              optional
              placeholder="Not read"
              options={options}
              value={place < 0 ? undefined : place}
              mistake={
                place >= 0 && repeated.includes(fields[place]!.heading) ? 'two columns are said to be this' : undefined
              }
              onChoose={(id) => pick(column, id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
