import { useId, useState } from 'react';
import type { AnswerFilter, AnswerQuestion, AnswerQuestions } from '#contract/admissions/answer-lists.ts';
import { ModalDialog } from '../../../../kit/dialog/ModalDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { filterWords } from '../filterWords.ts';
import { NO_ROWS, NOTHING, rowsIn, testIn, type Draft, type RowsDraft } from './draft.ts';
import { TestFields } from './TestFields.tsx';

interface FilterPanelProps {
  readonly questions: AnswerQuestions;
  readonly onFilter: (filter: AnswerFilter) => void;
  readonly onClose: () => void;
}

/** One filter: a question, and what was answered; of rows, how many. */
export function FilterPanel({ questions: all, onFilter, onClose }: FilterPanelProps) {
  const id = useId();
  const [path, setPath] = useState('');
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const [rows, setRows] = useState<RowsDraft>(NO_ROWS);
  const question = all.questions.find((each) => each.path === path);
  const list = all.rows.find((each) => each.path === path);
  const own = all.questions.filter((each) => each.rows === path);
  const filter = question ? testIn(question, draft) : list && rowsIn(list.path, own, rows);
  const choose = (chosen: string) => {
    setPath(chosen);
    setDraft(NOTHING);
    setRows(NO_ROWS);
  };
  const add = () => {
    if (!filter) return;
    onFilter(filter);
    onClose();
  };
  return (
    <ModalDialog title="Add a filter" onClose={onClose}>
      <div className="answer-list__panel">
        <div className="field">
          <label className="field__label" htmlFor={id}>
            Question
          </label>
          <select
            className="bp6-input answer-list__select"
            id={id}
            value={path}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">Please choose</option>
            <Choices questions={all} />
          </select>
        </div>
        {question && <TestFields key={path} question={question} draft={draft} onDraft={setDraft} />}
        {list && <RowsFields key={path} questions={own} draft={rows} onDraft={setRows} />}
        {filter && <p role="status">{filterWords(all, filter)}</p>}
        <div className="answer-list__acts">
          <Button intent="primary" aria-disabled={!filter || undefined} onClick={add}>
            Add the filter
          </Button>
          <Button look="minimal" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}

/** What stands in rows is chosen by its rows. */
function Choices({ questions: { questions, rows } }: { readonly questions: AnswerQuestions }) {
  const single = questions
    .filter((each) => each.rows === null)
    .map(({ path, title, section }) => ({ path, title, section }));
  const lists = rows
    .filter(({ path }) => questions.some((each) => each.rows === path))
    .map(({ path, title, section }) => ({ path, title: `${title} (rows)`, section }));
  return [...Map.groupBy([...single, ...lists], ({ section }) => section)].map(([section, own]) => (
    <optgroup key={section} label={section}>
      {own.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </optgroup>
  ));
}

interface RowsFieldsProps {
  readonly questions: readonly AnswerQuestion[];
  readonly draft: RowsDraft;
  readonly onDraft: (draft: RowsDraft) => void;
}

function RowsFields({ questions, draft, onDraft }: RowsFieldsProps) {
  const id = useId();
  const part = (name: 'where' | 'including', legend: string) => (
    <fieldset className="answer-list__rows">
      <legend>{legend}</legend>
      {questions.map((question) => (
        <details key={question.path}>
          <summary>{question.title}</summary>
          <TestFields
            question={question}
            draft={draft[name][question.path] ?? NOTHING}
            onDraft={(own) => onDraft({ ...draft, [name]: { ...draft[name], [question.path]: own } })}
          />
        </details>
      ))}
    </fieldset>
  );
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          At least how many rows
        </label>
        <input
          id={id}
          className="bp6-input"
          inputMode="numeric"
          value={draft.atLeast}
          maxLength={3}
          onChange={({ target }) => onDraft({ ...draft, atLeast: target.value })}
        />
      </div>
      {part('where', 'In each of them')}
      {part('including', 'In one of them')}
    </>
  );
}
