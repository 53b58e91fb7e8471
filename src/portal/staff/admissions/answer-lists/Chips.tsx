import type { AnswerQuestions } from '#contract/admissions/answer-lists.ts';
import type { ListQueryState } from '../../../kit/list/listQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cross } from '../../../ui/icons.tsx';
import { filterWords } from './filterWords.ts';
import { filtersIn } from './useAnswerList.ts';

interface ChipsProps {
  readonly list: Pick<ListQueryState, 'query' | 'change'>;
  readonly questions: AnswerQuestions;
}

/** The filters of the list in words; a press removes one. */
export function Chips({ list, questions }: ChipsProps) {
  const filters = filtersIn(list.query['filters']);
  if (filters.length === 0) return null;
  const remove = (index: number) => {
    const left = filters.filter((_, place) => place !== index);
    list.change({ filters: left.length > 0 ? JSON.stringify(left) : undefined });
  };
  return (
    <ul className="answer-list__chips" aria-label="Filters of the list">
      {filters.map((filter, index) => {
        const words = filterWords(questions, filter);
        return (
          <li key={words}>
            {words}
            <Button
              look="minimal"
              aria-label={`Remove the filter ${words}`}
              icon={<Cross />}
              onClick={() => remove(index)}
            />
          </li>
        );
      })}
    </ul>
  );
}
