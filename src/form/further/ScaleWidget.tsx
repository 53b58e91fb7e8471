import { isAnswers } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import { errorId, fieldId } from '../section/fieldId.ts';
import { Asterisk } from '../question/Asterisk.tsx';
import { useSection } from '../section/session.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

/** Questions below each other, their common answers above; on a phone each question is a card of its own. Each is a group to a screen reader. */
export function ScaleWidget({ pointer, field, value, errors }: WidgetProps) {
  const section = useSection();
  const questions = Object.entries(field.properties ?? {});
  const answers = questions[0]?.[1].enum ?? [];
  const given = isAnswers(value) ? value : {};
  const choose = (at: string, answer: unknown) => {
    section.edit(at, answer);
    section.leave(at);
  };
  return (
    <div className="m-scale">
      <div className="m-scale-head" aria-hidden="true">
        <span />
        {answers.map((answer) => (
          <span key={String(answer)}>{String(answer)}</span>
        ))}
      </div>
      {questions.map(([name, question]) => {
        const at = childPointer(pointer, name);
        const required = field.required?.includes(name) ?? false;
        const [id, error] = [fieldId(at), errors[at]];
        return (
          <div
            role="radiogroup"
            key={name}
            id={id}
            aria-labelledby={`${id}-title`}
            className={error ? 'm-scale-row m-mistaken' : 'm-scale-row'}
          >
            <span className="m-scale-title">
              <span id={`${id}-title`}>
                {question.title}
                <Asterisk required={required} />
              </span>
              {error && (
                <span className="m-error" id={errorId(at)}>
                  {error}
                </span>
              )}
            </span>
            {answers.map((answer) => (
              <label key={String(answer)}>
                <input
                  type="radio"
                  name={at.slice(1)}
                  value={String(answer)}
                  aria-label={`${question.title}: ${String(answer)}`}
                  aria-describedby={error && errorId(at)}
                  checked={given[name] === answer}
                  required={required}
                  onChange={() => choose(at, answer)}
                />
                <span aria-hidden="true">{String(answer)}</span>
              </label>
            ))}
          </div>
        );
      })}
    </div>
  );
}
