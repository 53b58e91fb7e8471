import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { afterPress } from '#form/afterPress.ts';
import { noResult } from '../noResult.ts';
import './person.css';

/** One who is found; `detail` tells two of the same name apart. */
export interface Found {
  readonly id: string;
  readonly fullName: string;
  readonly detail: string;
}

export interface FinderProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'required' | 'disabled' | 'aria-describedby' | 'aria-invalid'
> {
  readonly id: string;
  /** Names the list of those who are found. */
  readonly label: string;
  readonly onLeave?: () => void;
}

interface FinderInputProps extends FinderProps {
  readonly placeholder: string;
  /** The address that is searched. */
  readonly from: string;
  readonly search: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>;
  /** The name of who is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (found: Found | undefined) => void;
}

const ENOUGH = 2;

/** How far a key moves through the list; 0 chooses. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 0 };

export function FinderInput({ id, label, from, search, chosen, onChoose, onLeave, ...attributes }: FinderInputProps) {
  const [typed, setTyped] = useState(chosen ?? '');
  const [lit, setLit] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const isAsking = chosen === undefined && !isLeft && typed.trim().length >= ENOUGH;
  const {
    data: matches = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: [from, typed.trim()],
    enabled: isAsking,
    queryFn: ({ signal }) => search(typed.trim(), signal),
  });
  const isOpen = isAsking && matches.length > 0;
  const choose = (found: Found) => {
    setTyped(found.fullName);
    onChoose(found);
  };
  const walk = (event: KeyboardEvent) => {
    const found = isAsking ? matches[lit] : undefined;
    const step = STEPS[event.key];
    if (!found || step === undefined) return;
    event.preventDefault();
    if (step === 0) choose(found);
    else setLit((lit + step + matches.length) % matches.length);
  };
  return (
    <div className="person">
      <input
        {...attributes}
        id={id}
        className="bp6-input"
        role="combobox"
        autoComplete="off"
        value={typed}
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-activedescendant': `${id}-${lit}` })}
        onChange={({ target }) => {
          setTyped(target.value);
          setLit(0);
          onChoose(undefined);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          afterPress(() => setLeft(true));
          onLeave?.();
        }}
        onKeyDown={walk}
      />
      {isOpen && <Matches id={id} label={label} matches={matches} lit={lit} onChoose={choose} />}
      {isAsking && !isOpen && <Nobody typed={typed.trim()} isSearching={isFetching} error={error} />}
    </div>
  );
}

function Nobody({
  typed,
  isSearching,
  error,
}: {
  readonly typed: string;
  readonly isSearching: boolean;
  readonly error: Error | null;
}) {
  if (error)
    return (
      <p className="field__mistake" role="alert">
        Could not be searched. {error.message}
      </p>
    );
  return (
    <p className="field__help" role="status">
      {isSearching ? 'Searching' : noResult(typed)}
    </p>
  );
}

interface MatchesProps {
  readonly id: string;
  readonly label: string;
  readonly matches: readonly Found[];
  readonly lit: number;
  readonly onChoose: (found: Found) => void;
}

const Matches = ({ id, label, matches, lit, onChoose }: MatchesProps) => (
  <ul id={`${id}-found`} className="person__found" role="listbox" aria-label={label}>
    {matches.map((found, index) => (
      <li
        key={found.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === lit}
        onPointerDown={(event) => {
          event.preventDefault();
          onChoose(found);
        }}
      >
        <strong>{found.fullName}</strong> <span>{found.detail}</span>
      </li>
    ))}
  </ul>
);
