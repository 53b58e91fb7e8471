import { useEffect, useState } from 'react';
import type { AnswerFilter, AnswerQuestions } from '#contract/admissions/answer-lists.ts';
import { FilterField } from '../../../kit/list/FilterField.tsx';
import { useDialog } from '../../../kit/record/useDialog.ts';
import { Button } from '../../../ui/Button.tsx';
import { AnswerFileMenu } from '../AnswerFileMenu.tsx';
import { columnsIn, isSortable } from './columnsIn.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { filtersIn, type useAnswerList } from './useAnswerList.ts';
import { ViewMenu } from './ViewMenu.tsx';

interface AnswerToolbarProps {
  readonly state: ReturnType<typeof useAnswerList>;
  readonly questions: AnswerQuestions;
}

/** The server is asked when typing pauses. */
const PAUSE_MS = 350;

export function AnswerToolbar({ state, questions }: AnswerToolbarProps) {
  const { list, fileQuery } = state;
  const [columns, filters] = [useDialog(), useDialog()];
  const [timesChosen, setTimesChosen] = useState(0);
  const chosen = filtersIn(list.query['filters']);
  const filter = (added: AnswerFilter) => list.change({ filters: JSON.stringify([...chosen, added]) });
  return (
    <div className="toolbar">
      <div className="toolbar__asking" role="search">
        <Search key={`${list.query['ApplicationTypeId']} ${timesChosen}`} list={list} />
        <label className="toolbar__field" data-chosen={list.query['state'] !== undefined || undefined}>
          <span>Status</span>
          <select value={list.query['state'] ?? ''} onChange={({ target }) => list.change({ state: target.value })}>
            <option value="">All</option>
            <option value="submitted">Submitted</option>
            <option value="begun">Begun</option>
            <option value="reopened">Reopened</option>
          </select>
        </label>
        <label className="toolbar__field" data-chosen={list.query['office'] !== undefined || undefined}>
          <span>Office</span>
          <select value={list.query['office'] ?? ''} onChange={({ target }) => list.change({ office: target.value })}>
            <option value="">All</option>
            <option value="shortlisted">Shortlisted</option>
            <option value="not-shortlisted">Not shortlisted</option>
            <option value="queried">With an open query</option>
          </select>
        </label>
        <div className="toolbar__order">
          <FilterField list={list} filter={orderOf(questions, list.query['columns'])} />
        </div>
        <Button look="outlined" onClick={filters.open}>
          Add a filter
        </Button>
      </div>
      <div className="toolbar__acting">
        <ViewMenu state={state} questions={questions} onChosen={() => setTimesChosen(timesChosen + 1)} />
        <Button look="outlined" onClick={columns.open}>
          Columns
        </Button>
        <AnswerFileMenu
          label="Download"
          addressOf={(file) => `/Application/answer-list/file?${new URLSearchParams({ ...fileQuery, ...file })}`}
        />
      </div>
      {filters.isOpen && <FilterPanel questions={questions} onFilter={filter} onClose={filters.close} />}
      {columns.isOpen && <ColumnPanel list={list} questions={questions} onClose={columns.close} />}
    </div>
  );
}

/** On a phone, where no headings are to be pressed. */
const orderOf = (questions: AnswerQuestions, columns: string | undefined) => ({
  name: 'sort',
  title: 'Order',
  none: 'Newest first',
  options: [
    { value: 'startedAt', name: 'Oldest first' },
    ...questions.questions
      .filter((each) => columnsIn(columns, questions).includes(each.path) && isSortable(each))
      .flatMap(({ path, title }) => [
        { value: path, name: `${title}, upwards` },
        { value: `-${path}`, name: `${title}, downwards` },
      ]),
  ],
});

function Search({ list }: { readonly list: AnswerToolbarProps['state']['list'] }) {
  const requested = list.query['search'] ?? '';
  const [typed, setTyped] = useState(requested);
  useEffect(() => {
    if (typed === requested) return;
    const pause = setTimeout(() => list.change({ search: typed.trim() === '' ? undefined : typed }), PAUSE_MS);
    return () => clearTimeout(pause);
  }); // each render has its own `list`
  return (
    <input
      type="search"
      className="toolbar__search"
      aria-label="Search"
      value={typed}
      placeholder="Name, number or words of an answer"
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
