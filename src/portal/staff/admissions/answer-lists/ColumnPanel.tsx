import { useState } from 'react';
import type { AnswerQuestions } from '#contract/admissions/answer-lists.ts';
import { ModalDialog } from '../../../kit/dialog/ModalDialog.tsx';
import type { ListQueryState } from '../../../kit/list/listQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { columnsIn } from './columnsIn.ts';

interface ColumnPanelProps {
  readonly list: Pick<ListQueryState, 'query' | 'change'>;
  readonly questions: AnswerQuestions;
  readonly onClose: () => void;
}

/** Questions by their sections; columns stand in the order of the form. */
export function ColumnPanel({ list, questions, onClose }: ColumnPanelProps) {
  const [chosen, setChosen] = useState<readonly string[]>(columnsIn(list.query['columns'], questions));
  const all = questions.questions;
  const show = () => {
    const columns = all.map(({ path }) => path).filter((path) => chosen.includes(path));
    list.change({ columns: columns.length > 0 ? columns.join(',') : undefined });
    onClose();
  };
  return (
    <ModalDialog title="Columns" onClose={onClose}>
      {[...Map.groupBy(all, ({ section }) => section)].map(([section, own]) => (
        <fieldset key={section} className="answer-list__options">
          <legend>{section}</legend>
          {own.map(({ path, title, isSensitive }) => (
            <label key={path}>
              <input
                type="checkbox"
                checked={chosen.includes(path)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, path] : chosen.filter((each) => each !== path))
                }
              />
              {title}
              {isSensitive && <small>Sensitive</small>}
            </label>
          ))}
        </fieldset>
      ))}
      <div className="answer-list__acts">
        <Button intent="primary" onClick={show}>
          Show these columns
        </Button>
        <Button look="minimal" onClick={() => setChosen([])}>
          Clear
        </Button>
      </div>
    </ModalDialog>
  );
}
