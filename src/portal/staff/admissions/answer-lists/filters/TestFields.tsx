import { useId, useState, type ReactNode } from 'react';
import type { AnswerQuestion } from '#contract/admissions/answer-lists.ts';
import { DayInput } from '../../../../kit/dates/DayInput.tsx';
import { Field, TextField } from '../../../../ui/Field.tsx';
import type { Draft } from './draft.ts';

interface TestFieldsProps {
  readonly question: AnswerQuestion;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** What is asked of an answer, by the kind of its question. */
export function TestFields({ question, draft, onDraft }: TestFieldsProps) {
  const id = useId();
  return (
    <div className="answer-list__test">
      {draft.is === '' && ofKind(question, draft, onDraft)}
      <div className="field">
        <label className="field__label" htmlFor={id}>
          Whether {question.title} was answered
        </label>
        <select
          className="bp6-input answer-list__select"
          id={id}
          value={draft.is}
          onChange={({ target }) => onDraft({ ...draft, is: target.value as Draft['is'] })}
        >
          <option value="">Does not matter</option>
          <option value="answered">Answered</option>
          <option value="missing">Not answered</option>
        </select>
      </div>
    </div>
  );
}

function ofKind({ kind, title, options }: AnswerQuestion, draft: Draft, onDraft: (draft: Draft) => void): ReactNode {
  if (kind === 'text')
    return (
      <TextField
        label={`Words of ${title}`}
        value={draft.words}
        maxLength={200}
        onChange={({ target }) => onDraft({ ...draft, words: target.value })}
      />
    );
  if (kind === 'number' || kind === 'day')
    return (
      <div className="answer-list__range">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={`${title}, ${end === 'from' ? 'at least' : 'at most'}`}>
            {(attributes) =>
              kind === 'day' ? (
                <DayInput {...attributes} value={draft[end]} onDay={(day) => onDraft({ ...draft, [end]: day })} />
              ) : (
                <input
                  className="bp6-input"
                  inputMode="decimal"
                  value={draft[end]}
                  maxLength={20}
                  {...attributes}
                  onChange={({ target }) => onDraft({ ...draft, [end]: target.value })}
                />
              )
            }
          </Field>
        ))}
      </div>
    );
  return options && <Options title={title} options={options} draft={draft} onDraft={onDraft} />;
}

/** More are narrowed by typing. */
const FEW = 12;
const MOST_SHOWN = 60;

interface OptionsProps {
  readonly title: string;
  readonly options: NonNullable<AnswerQuestion['options']>;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

function Options({ title, options, draft, onDraft }: OptionsProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const fitting = options.filter(({ id, name }) => draft.answers.includes(id) || name.toLowerCase().includes(wanted));
  return (
    <fieldset className="answer-list__options">
      <legend>{title}, one of these</legend>
      {options.length > FEW && (
        <TextField label={`Find among ${title}`} value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      {fitting.slice(0, MOST_SHOWN).map(({ id, name }) => (
        <label key={String(id)}>
          <input
            type="checkbox"
            checked={draft.answers.includes(id)}
            onChange={({ target }) =>
              onDraft({
                ...draft,
                answers: target.checked ? [...draft.answers, id] : draft.answers.filter((each) => each !== id),
              })
            }
          />
          {name}
        </label>
      ))}
      {fitting.length > MOST_SHOWN && (
        <small>{fitting.length - MOST_SHOWN} more. Please type a part of the name.</small>
      )}
    </fieldset>
  );
}
