import { useSection } from '../section/session.ts';
import type { WidgetProps } from './widget.ts';

/** So many characters fit where three answers share a line of half a form. */
const SHORT = 10;

export function ChoiceWidget({ id, pointer, field, value, required, describedBy, error }: WidgetProps) {
  const section = useSection();
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  return (
    <div className="m-choices" id={id}>
      {(field.enum ?? []).map((answer) => (
        <label className={String(answer).length > SHORT ? 'm-choice m-choice--long' : 'm-choice'} key={String(answer)}>
          <input
            type="radio"
            name={pointer.slice(1)}
            value={String(answer)}
            checked={value === answer}
            onChange={() => choose(answer)}
            required={required}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined || undefined}
          />
          {String(answer)}
        </label>
      ))}
    </div>
  );
}
