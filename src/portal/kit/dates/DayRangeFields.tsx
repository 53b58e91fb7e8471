import type { DayRange } from '#rules/days/calendar.ts';
import { DayFilter } from './DayFilter.tsx';
import { presets } from './presets.ts';

interface DayRangeFieldsProps {
  readonly titles: DayRange;
  /** Each is YYYY-MM-DD or ''; both days are included. */
  readonly value: DayRange;
  readonly today: string;
  /** The day on which the session that is open was opened, where it is known. */
  readonly opened?: string | null | undefined;
  readonly onRange: (range: Partial<DayRange>) => void;
}

export function DayRangeFields({ titles, value: { from, to }, today, opened, onRange }: DayRangeFieldsProps) {
  const known = presets(today, opened);
  const chosen = known.findIndex((preset) => preset.from === from && preset.to === to);
  const choose = (index: number) => onRange({ from: known[index]?.from ?? '', to: known[index]?.to ?? '' });
  const isReversed = from !== '' && to !== '' && to < from;
  return (
    <>
      <DayFilter title={titles.from} value={from} onDay={(day) => onRange({ from: day })} />
      <DayFilter
        title={titles.to}
        value={to}
        mistake={isReversed ? 'the last day is before the first' : undefined}
        onDay={(day) => onRange({ to: day })}
      />
      <label className="toolbar__field">
        <span>Period</span>
        <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          <option value={-1}>{from || to ? 'Other days' : 'Any day'}</option>
          {known.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
