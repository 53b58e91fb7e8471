import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { searchLecturers } from '#contract/academics/courses.ts';
import type { searchStaff } from '#contract/people/appointments.ts';
import { afterPress } from '#form/afterPress.ts';
import { noResult } from '../noResult.ts';
import { useSession } from '../../session/useSession.ts';
import './person.css';

export interface Person {
  readonly userName: string;
  readonly fullName: string;
}

interface PersonInputProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'required' | 'disabled' | 'aria-describedby' | 'aria-invalid'
> {
  readonly id: string;
  /** Names the list of those who are found. */
  readonly label: string;
  /** Where staff are searched: among all of them by default. */
  readonly from?: '/Lecturer/lecturers' | '/CourseManagement/lecturers' | undefined;
  readonly chosen: Person | undefined;
  readonly onChoose: (person: Person | undefined) => void;
  readonly onLeave?: () => void;
}

const ENOUGH = 2;

/** How far a key moves through the list; 0 chooses. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 0 };

export function PersonInput({
  id,
  label,
  from = '/Lecturer/lecturers',
  chosen,
  onChoose,
  onLeave,
  ...attributes
}: PersonInputProps) {
  const session = useSession();
  const [typed, setTyped] = useState(chosen?.fullName ?? '');
  const [lit, setLit] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const isAsking = !chosen && !isLeft && typed.trim().length >= ENOUGH;
  const {
    data: matches = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: [from, typed.trim()],
    enabled: isAsking,
    queryFn: ({ signal }) =>
      session.call<typeof searchStaff | typeof searchLecturers>(
        { method: 'GET', path: from, query: { search: typed.trim() } },
        { signal },
      ),
  });
  const isOpen = isAsking && matches.length > 0;
  const choose = (person: Person) => {
    setTyped(person.fullName);
    onChoose(person);
  };
  const walk = (event: KeyboardEvent) => {
    const person = isAsking ? matches[lit] : undefined;
    const step = STEPS[event.key];
    if (!person || step === undefined) return;
    event.preventDefault();
    if (step === 0) choose(person);
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
        placeholder="Begin to type a name"
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
      {isOpen && <Matches id={id} label={label} people={matches} lit={lit} onChoose={choose} />}
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
  readonly people: Reply<typeof searchStaff>;
  readonly lit: number;
  readonly onChoose: (person: Person) => void;
}

const Matches = ({ id, label, people, lit, onChoose }: MatchesProps) => (
  <ul id={`${id}-found`} className="person__found" role="listbox" aria-label={label}>
    {people.map((person, index) => (
      <li
        key={person.userName}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === lit}
        onPointerDown={(event) => {
          event.preventDefault();
          onChoose(person);
        }}
      >
        <strong>{person.fullName}</strong>{' '}
        <span>
          {person.userName}, {person.role}
        </span>
      </li>
    ))}
  </ul>
);
