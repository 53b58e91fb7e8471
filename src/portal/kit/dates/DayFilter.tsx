import { useId, useState } from 'react';
import { isDay } from '#rules/days/typedDay.ts';
import { NO_DAY } from '#rules/days/dayMistake.ts';
import { DayInput } from './DayInput.tsx';

interface DayFilterProps {
  readonly title: string;
  /** YYYY-MM-DD or ''. */
  readonly value: string;
  /** A mistake of a choice that this day is a part of. */
  readonly mistake?: string | undefined;
  /** Called when the day is settled; what is no day is never given. */
  readonly onDay: (day: string) => void;
}

export function DayFilter({ title, value, mistake, onDay }: DayFilterProps) {
  const [isUnread, setUnread] = useState(false);
  const id = useId();
  const message = isUnread ? NO_DAY : mistake;
  const settle = (day: string) => {
    setUnread(day !== '' && !isDay(day));
    if (day !== value && (day === '' || isDay(day))) onDay(day);
  };
  return (
    <span className="toolbar__field day-filter" data-chosen={value !== '' || undefined}>
      <label htmlFor={id}>{title}</label>
      <DayInput
        id={id}
        className=""
        value={value}
        aria-invalid={message ? true : undefined}
        aria-describedby={message && `${id}-mistake`}
        onDay={() => setUnread(false)}
        onSettled={settle}
      />
      {message && (
        <span id={`${id}-mistake`} className="day-filter__mistake" role="alert">
          {message}
        </span>
      )}
    </span>
  );
}
