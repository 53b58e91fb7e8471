import { useSection } from '../section/session.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

/** A choice that says how many places each answer has left; what is full can be chosen no more. They are taken on submission. */
export function PlacesWidget({ id, pointer, field, value, required, describedBy, error }: WidgetProps) {
  const section = useSection();
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  return (
    <div className="m-choices" id={id}>
      {(field.enum ?? []).map((answer) => {
        const left = field.places?.[String(answer)];
        return (
          <label className="m-choice m-place" key={String(answer)}>
            <input
              type="radio"
              name={pointer.slice(1)}
              value={String(answer)}
              checked={value === answer}
              disabled={left === 0 && value !== answer}
              onChange={() => choose(answer)}
              required={required}
              aria-describedby={describedBy}
              aria-invalid={error !== undefined || undefined}
            />
            <span>
              {String(answer)}
              {left !== undefined && <span className="m-place-left">{inWords(left)}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

const inWords = (left: number): string => (left === 0 ? 'full' : `${left} ${left === 1 ? 'place' : 'places'} left`);
