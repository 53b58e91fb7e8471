import { useEffect, useRef, type FocusEvent, type FormEvent } from 'react';
import { dayMistake } from '#rules/days/dayMistake.ts';
import { attributesOf } from './attributesOf.ts';
import { dayOf, partsOf, wholeDay, type DayParts } from './dayParts.ts';
import { useTypedAnswer } from './useTypedAnswer.ts';
import type { WidgetProps } from './widget.ts';

const BOXES = ['Day', 'Month', 'Year'] as const;

/** Three boxes read the same in every language of a browser, and a year of birth is typed sooner than found in a calendar. */
export function DateWidget(props: WidgetProps) {
  const { pointer, value, field, error } = props;
  const { type, leave } = useTypedAnswer(pointer, error !== undefined);
  const boxes = useRef<HTMLDivElement>(null);
  const inputs = () => [...boxes.current!.querySelectorAll('input')];
  const show = (parts: DayParts) =>
    inputs().forEach((input, index) => {
      input.value = parts[index]!;
    });
  const shown = partsOf(value);
  const text = shown.join(' ');
  useEffect(() => {
    if (!boxes.current!.contains(document.activeElement)) show(partsOf(value));
    // `text` is what of the value is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);

  const read = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const whole = wholeDay(currentTarget.value);
    if (whole) show(whole);
    type(dayOf(inputs().map((input) => input.value.trim().replaceAll('-', '')) as unknown as DayParts));
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!boxes.current!.contains(relatedTarget)) leave();
  };
  const { id, 'aria-invalid': isInvalid, ...attributes } = attributesOf(props);
  const wrong = isInvalid ? dayMistake(String(value))?.box : undefined;
  return (
    <div className="m-day" ref={boxes} onBlur={blur}>
      {BOXES.map((name, index) => (
        <label key={name}>
          <span className="m-help">{name}</span>
          <input
            {...attributes}
            id={index === (wrong ?? 0) ? id : undefined}
            aria-invalid={(isInvalid && index === (wrong ?? index)) || undefined}
            className="bp6-input"
            inputMode="numeric"
            defaultValue={shown[index]}
            onInput={read}
            autoComplete={field.ageOver === undefined ? 'off' : `bday-${name.toLowerCase()}`}
          />
        </label>
      ))}
    </div>
  );
}
