import { Classes } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import type {
  AnswerQuestions,
  AnswerView,
  AnswerViews,
  removeAnswerView,
  SavedAnswerView,
  saveAnswerView,
} from '#contract/admissions/answer-lists.ts';
import { Unfolding } from '../../../kit/list/Unfolding.tsx';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cross } from '../../../ui/icons.tsx';
import { columnsIn } from './columnsIn.ts';
import { filtersIn, type useAnswerList } from './useAnswerList.ts';
import '../../../kit/list/views/views.css';

interface ViewMenuProps {
  readonly state: Pick<ReturnType<typeof useAnswerList>, 'list' | 'views' | 'programme'>;
  readonly questions: AnswerQuestions;
  /** The search box has words of its own, which must give way too. */
  readonly onChosen: () => void;
}

/** Saved by the college: one's own, and those of one's roles. */
export function ViewMenu({ state: { list, views, programme }, questions, onChosen }: ViewMenuProps) {
  const session = useSession();
  const saved = useSaved();
  const { views: all = [], roles = [] } = (views.data as AnswerViews | undefined) ?? {};
  const failed = (error: unknown) => raiseFailure(error, { title: 'Failed!', body: 'The view could not be saved' });
  const [save, busy] = useAction(async (name: string, roleId: number | null) => {
    try {
      const view = viewOf(list.query, questions);
      const body = { ApplicationTypeId: Number(programme), name, roleId, view };
      await session.call<typeof saveAnswerView>({ method: 'POST', path: '/Application/answer-views', body });
      await saved('The view is saved');
    } catch (error) {
      failed(error);
    }
  });
  const [remove] = useAction(async (id: number) => {
    try {
      await session.call<typeof removeAnswerView>({
        method: 'DELETE',
        path: '/Application/answer-views/:id',
        params: { id },
      });
      await saved('The view is removed');
    } catch (error) {
      failed(error);
    }
  });
  return (
    <Unfolding label="Views">
      <ul className="views" aria-label="Views">
        {all.map((each) => (
          <li key={each.id}>
            <Button
              look="minimal"
              className={`views__choice ${Classes.POPOVER_DISMISS}`}
              onClick={() => {
                list.change(changesTo(each));
                onChosen();
              }}
            >
              {each.isOwn ? each.name : `${each.name} (${each.by})`}
            </Button>
            {each.isOwn && (
              <Button
                look="minimal"
                aria-label={`Remove ${each.name}`}
                icon={<Cross />}
                onClick={() => void remove(each.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <SaveForm roles={roles} busy={busy} onSave={(name, roleId) => void save(name, roleId)} />
    </Unfolding>
  );
}

function viewOf(query: Readonly<Record<string, string>>, questions: AnswerQuestions): SavedAnswerView {
  const { search, sort, state, office } = query;
  return {
    columns: columnsIn(query['columns'], questions),
    filters: [...filtersIn(query['filters'])],
    ...(search && { search }),
    ...(sort && { sort }),
    ...(state && { state: state as NonNullable<SavedAnswerView['state']> }),
    ...(office && { office: office as NonNullable<SavedAnswerView['office']> }),
  };
}

const changesTo = ({ view: { columns, filters, search, sort, state, office } }: AnswerView) => ({
  columns: columns.join(',') || undefined,
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
  search,
  sort,
  state,
  office,
});

interface SaveFormProps {
  readonly roles: AnswerViews['roles'];
  readonly busy: boolean;
  readonly onSave: (name: string, roleId: number | null) => void;
}

function SaveForm({ roles, busy, onSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const [roleId, setRoleId] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim(), roleId === '' ? null : Number(roleId));
    setName('');
  };
  return (
    <form className="views__name answer-list__save" onSubmit={submit}>
      <label>
        Save what is shown as
        <input className="bp6-input" value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        For
        <select className="bp6-input" value={roleId} onChange={({ target }) => setRoleId(target.value)}>
          <option value="">Me alone</option>
          {roles.map((role) => (
            <option key={role.id} value={role.id}>
              Everybody with the role {role.name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="outlined" busy={busy}>
        Save
      </Button>
    </form>
  );
}
