import { Classes } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { usePortalData } from '../../../core/portalData.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cross } from '../../../ui/icons.tsx';
import type { ListState } from '../listProps.ts';
import { Unfolding } from '../Unfolding.tsx';
import { changesTo, isShown, presetsOf, viewQuery } from './presets.ts';
import { useViews, type View } from './useViews.ts';
import './views.css';

interface ViewMenuProps {
  readonly state: Pick<ListState<unknown>, 'declared' | 'path' | 'list' | 'columns'>;
  /** The search box has words of its own, which must give way too. */
  readonly onChosen: () => void;
}

/** What the list offers to see at once, and what this person has saved. */
export function ViewMenu({ state: { declared, path, list, columns }, onChosen }: ViewMenuProps) {
  const { today } = usePortalData();
  const { views, save, rename, remove } = useViews(path);
  const presets = presetsOf(declared, today);
  const current = [...views, ...presets].find((view) => isShown(view, list.query));
  const choose = (view: View) => {
    list.change(changesTo(view));
    onChosen();
  };
  return (
    <Unfolding label={current?.name ?? 'Views'}>
      <ul className="views" aria-label="Views">
        {presets.map((view) => (
          <li key={view.name}>
            <Choice view={view} isCurrent={view === current} onChoose={choose} />
          </li>
        ))}
        {views.map((view) => (
          <li key={view.name}>
            <Saved
              view={view}
              isCurrent={view === current}
              onChoose={choose}
              onRename={(name) => rename(view.name, name)}
              onRemove={() => remove(view.name)}
            />
          </li>
        ))}
      </ul>
      <NameForm
        label="Save what is shown as"
        button="Save"
        onName={(name) => save({ name, query: { ...viewQuery(list.query), ...(columns && { columns }) } })}
      />
    </Unfolding>
  );
}

interface ChoiceProps {
  readonly view: View;
  readonly isCurrent: boolean;
  readonly onChoose: (view: View) => void;
}

const Choice = ({ view, isCurrent, onChoose }: ChoiceProps) => (
  <Button
    look="minimal"
    className={`views__choice ${Classes.POPOVER_DISMISS}`}
    aria-current={isCurrent || undefined}
    onClick={() => onChoose(view)}
  >
    {view.name}
  </Button>
);

interface SavedProps extends ChoiceProps {
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

function Saved({ onRename, onRemove, ...choice }: SavedProps) {
  const [isNaming, setNaming] = useState(false);
  const { name } = choice.view;
  const renamed = (to: string) => {
    setNaming(false);
    onRename(to);
  };
  if (isNaming) return <NameForm label={`A new name for ${name}`} button="Rename" name={name} onName={renamed} />;
  return (
    <>
      <Choice {...choice} />
      <Button look="minimal" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
        Rename
      </Button>
      <Button look="minimal" aria-label={`Remove ${name}`} icon={<Cross />} onClick={onRemove} />
    </>
  );
}

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  readonly name?: string;
  readonly onName: (name: string) => void;
}

function NameForm({ label, button, name = '', onName }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onName(typed.trim());
    setTyped('');
  };
  return (
    <form className="views__name" onSubmit={submit}>
      <label>
        {label}
        <input className="bp6-input" value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Button type="submit" look="outlined">
        {button}
      </Button>
    </form>
  );
}
