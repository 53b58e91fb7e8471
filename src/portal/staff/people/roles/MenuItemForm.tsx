import { useState } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import type { MenuRow } from '#contract/people/menus.ts';
import type { claims } from '#contract/people/roles.ts';
import { Unsaved } from '../../../kit/form/Unsaved.tsx';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { useFields } from '../../../kit/useFields.ts';
import { FAILED } from '../../../kit/useSaved.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { ClaimChoice } from './ClaimChoice.tsx';

export interface WrittenItem {
  readonly name: string;
  readonly path: string | null;
  readonly parentId: number | null;
  readonly claims: Claim[];
}

interface MenuItemFormProps {
  readonly item?: MenuRow;
  readonly groups: readonly MenuRow[];
  readonly save: (written: WrittenItem) => Promise<void>;
}

export function MenuItemForm({ item, groups, save }: MenuItemFormProps) {
  const { data: all = [] } = useRecord<typeof claims>('/RoleClaims/claims', undefined);
  const [before] = useState(() => ({ ...NEW_ITEM, ...item }));
  const [isGroup, setGroup] = useState(before.path === null);
  const [parentId, setParent] = useState(before.parentId);
  const [chosen, setChosen] = useState<readonly Claim[]>(before.claims);
  const form = useFields({ name: before.name, path: before.path ?? '' }, FAILED, ({ name, path }) => ({
    name: name.trim() === '' ? 'please enter what the menu says' : null,
    path: !isGroup && path.trim() === '' ? 'please enter where it leads' : null,
  }));
  const send = form.submit(({ name, path }) => save({ name, path: isGroup ? null : path, parentId: isGroup ? null : parentId, claims: isGroup ? [] : [...chosen] }));
  return (
    <form className="sheet form" onSubmit={(event) => void send(event)} noValidate>
      <TextField label="Name" required maxLength={60} {...form.field('name')} />
      {!item && <label className="access__claim"><input type="checkbox" checked={isGroup} onChange={() => setGroup(!isGroup)} /><span><strong>A group</strong>It leads nowhere, and holds other items.</span></label>}
      {!isGroup && (
        <>
          <TextField label="Path" required maxLength={200} help="The page's address in this portal: /reports/payment_reports" {...form.field('path')} />
          <GroupField groups={groups} chosen={parentId} onChoose={setParent} />
          <h2>Who is shown it</h2>
          <ClaimChoice claims={all} chosen={chosen} onChoose={setChosen} />
        </>
      )}
      {wordsOf({ ...form.typed, parentId, claims: chosen }) !== wordsOf(before) && <Unsaved />}
      <div className="form__end"><Button type="submit" intent="primary" busy={form.busy}>{item ? 'Save' : 'Add item'}</Button></div>
    </form>
  );
}

const NEW_ITEM: Omit<WrittenItem, 'claims'> & { readonly claims: readonly Claim[] } = { name: '', path: '', parentId: null, claims: [] };

/** It is equal for two states of the form between which nothing was changed. */
const wordsOf = ({ name, path, parentId, claims }: typeof NEW_ITEM): string => JSON.stringify([name, path ?? '', parentId, claims.toSorted()]);

interface GroupFieldProps {
  readonly groups: readonly MenuRow[];
  readonly chosen: number | null;
  readonly onChoose: (group: number | null) => void;
}

const GroupField = ({ groups, chosen, onChoose }: GroupFieldProps) => (
  <div className="field">
    <label className="field__label" htmlFor="menu-group">Group</label>
    <span className="bp6-html-select access__select">
      <select id="menu-group" value={chosen ?? ''} onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}>
        <option value="">None: at the top</option>
        {groups.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </select>
    </span>
  </div>
);
