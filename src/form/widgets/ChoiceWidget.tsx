import type { ReactNode } from 'react';
import { useSection } from '../section/session.ts';
import type { WidgetProps } from './widget.ts';

/** So many characters fit where three answers share a line of half a form. */
const SHORT = 10;

interface DrawnChoice {
  readonly className: string;
  readonly label: ReactNode;
  readonly isFull?: boolean;
}

export const ChoiceWidget = (props: WidgetProps) => (
  <RadioButtons
    {...props}
    draw={(label) => ({ label, className: label.length > SHORT ? 'm-choice m-choice--long' : 'm-choice' })}
  />
);

/** @param props.draw how an answer looks; one that is full can be chosen no more */
export function RadioButtons({
  id,
  pointer,
  field,
  value,
  required,
  describedBy,
  error,
  draw,
}: WidgetProps & { readonly draw: (answer: string) => DrawnChoice }) {
  const section = useSection();
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  return (
    <div className="m-choices" id={id}>
      {(field.enum ?? []).map((answer) => {
        const { className, label, isFull } = draw(String(answer));
        return (
          <label className={className} key={String(answer)}>
            <input
              type="radio"
              name={pointer.slice(1)}
              value={String(answer)}
              checked={value === answer}
              disabled={isFull && value !== answer}
              onChange={() => choose(answer)}
              required={required}
              aria-describedby={describedBy}
              aria-invalid={error !== undefined || undefined}
            />
            {label}
          </label>
        );
      })}
    </div>
  );
}
