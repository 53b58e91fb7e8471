import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { noResult } from '../../kit/noResult.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { Button } from '../../ui/Button.tsx';
import { Cross } from '../../ui/icons.tsx';
import { Magnifier } from '../icons.tsx';
import { meant, stepped, type Group } from './entries.ts';
import { Options } from './Options.tsx';
import { useRecentPages } from './recentPages.ts';
import { useRecords } from './useRecords.ts';
import { actionEntries, pageEntries } from './ways.ts';
import './palette.css';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onKeys: () => void;
  readonly onSignOut: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Pages, people, payments and acts by a few letters. The browser's own dialog holds the focus and closes on Escape. */
export function Palette(props: PaletteProps) {
  const { onClose } = props;
  const [typed, setTyped] = useState('');
  const { groups, isSearching, failures } = useGroups(typed, props);
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string>();
  const lit = entries.find(({ id }) => id === chosen) ?? entries[0];
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // Closed before it is taken away, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    input.current?.focus();
    return () => shown?.close();
  }, []);
  const { key } = useLocation();
  const [opened] = useState(key);
  // The page that is reached focuses its heading in an effect, which it cannot while the dialog makes all else inert.
  useLayoutEffect(() => {
    if (key === opened) return;
    dialog.current?.close();
    onClose();
  }, [key, opened, onClose]);
  const optionOf = (entryId: string) => `${id}-${entryId}`;
  const litOption = lit && optionOf(lit.id);
  useEffect(() => {
    if (litOption) document.getElementById(litOption)?.scrollIntoView({ block: 'nearest' });
  }, [litOption]);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) setChosen(stepped(entries, lit?.id, step)?.id);
    else if (event.key === 'Enter' && litOption) document.getElementById(litOption)?.click();
    else return;
    event.preventDefault();
  };
  const isEmpty = entries.length === 0 && !isSearching;
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Quick access"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="palette__head">
        <Magnifier />
        <input
          ref={input}
          type="text"
          className="palette__input"
          role="combobox"
          aria-label="Quick access"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(litOption && { 'aria-activedescendant': litOption })}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="A page, a name, a number, an email"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(undefined);
          }}
          onKeyDown={walk}
        />
        <Button look="minimal" aria-label="Close" icon={<Cross />} onClick={onClose} />
      </div>
      <Options
        id={`${id}-list`}
        groups={groups}
        litId={lit?.id}
        optionOf={optionOf}
        onLit={setChosen}
        onDone={onClose}
      />
      {failures.map((failure) => (
        <p key={failure} className="palette__words palette__words--failed" role="alert">
          Could not be searched. {failure}
        </p>
      ))}
      <p className="palette__words" role="status">
        {isSearching && 'Searching'}
        {isEmpty && failures.length === 0 && noResult(typed.trim())}
      </p>
    </dialog>
  );
}

function useGroups(typed: string, { onKeys, onSignOut }: PaletteProps) {
  const { menuItems = [], claims = [] } = useSignedIn() ?? {};
  const recent = useRecentPages();
  const records = useRecords(typed, claims);
  const acts = [
    ...actionEntries(claims),
    { id: 'keys', name: 'Keys of this page', act: onKeys },
    { id: 'sign-out', name: 'Sign out', act: onSignOut },
  ];
  const groups: Group[] = [
    ...(typed.trim() === ''
      ? [{ title: 'Recent', entries: recent.map(({ name, to }) => ({ id: `recent-${to}`, name, to })) }]
      : []),
    { title: 'Pages', entries: meant(typed, pageEntries(menuItems)) },
    ...records.groups,
    { title: 'Actions', entries: meant(typed, acts) },
  ];
  return { ...records, groups: groups.filter(({ entries }) => entries.length > 0) };
}
