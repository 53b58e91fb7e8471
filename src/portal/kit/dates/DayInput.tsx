import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { dayAfter } from '#rules/days/calendar.ts';
import { isDay, isWholeDay, typedDay } from '#rules/days/typedDay.ts';
import { displayDate } from '#rules/displayDate.ts';
import { icon } from '../../ui/icons.tsx';
import './dates.css';

/** Not among the icons of `ui`, which applicants' pages load. */
const CalendarIcon = icon(<path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3M13 3v3" />);

export interface DayInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'min' | 'max'
> {
  /** YYYY-MM-DD, '' for none, or what was typed and is no day. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** With each key. */
  readonly onDay: (value: string) => void;
  /** When the field is left or emptied, on Enter, and once the year is whole. */
  readonly onSettled?: ((value: string) => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The browser's own field shows a day in the browser's language; this one says dd/mm/yyyy, and borrows only its calendar. */
export function DayInput({
  value,
  min,
  max,
  onDay,
  onSettled,
  className = 'bp6-input',
  onBlur,
  ...input
}: DayInputProps) {
  const [typed, setTyped] = useState(shown(value));
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    setTyped(shown(value));
  }, [value]);

  const take = (text: string, isSettled: boolean) => {
    const day = typedDay(text);
    last.current = day;
    setTyped(isSettled ? shown(day) : text);
    if (day !== value) onDay(day);
    if (isSettled || text === '' || isWholeDay(text)) onSettled?.(day);
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    const day = typedDay(typed);
    if (event.key === 'Enter') take(typed, true);
    if (step === undefined || !isDay(day) || event.altKey) return;
    event.preventDefault();
    take(dayAfter(day, step), true);
  };
  return (
    <span className="day">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/yyyy"
        {...input}
        className={className}
        value={typed}
        onKeyDown={pressed}
        onChange={({ target }) => take(target.value, false)}
        onBlur={(event) => {
          take(typed, true);
          onBlur?.(event);
        }}
      />
      {CAN_PICK && !input.disabled && (
        <Picker
          value={isDay(typedDay(typed)) ? typedDay(typed) : ''}
          min={min}
          max={max}
          onPick={(day) => take(day, true)}
        />
      )}
    </span>
  );
}

const shown = (value: string): string => (isDay(value) ? displayDate(value) : value);

/** Safari 15 has no calendar that a page may open. */
const CAN_PICK = typeof HTMLInputElement !== 'undefined' && 'showPicker' in HTMLInputElement.prototype;

interface PickerProps {
  readonly value: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onPick: (day: string) => void;
}

/** The calendar of the device: on a phone its own wheel, on a desk a month; both know the keyboard. */
function Picker({ value, min, max, onPick }: PickerProps) {
  const native = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={native}
        className="day__native"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => target.value && onPick(target.value)}
      />
      <button type="button" className="day__pick" aria-label="Calendar" onClick={() => native.current?.showPicker()}>
        <CalendarIcon />
      </button>
    </>
  );
}
