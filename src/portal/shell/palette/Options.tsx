import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Entry, Group } from './entries.ts';

interface OptionsProps {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly litId: string | undefined;
  readonly optionOf: (entryId: string) => string;
  readonly onLit: (entryId: string) => void;
  /** An act closes the palette; an address does so as it is reached. */
  readonly onDone: () => void;
}

/** Each is a real link or button, so that a form with unsaved answers asks before it is left. */
export function Options({ id, groups, litId, optionOf, onLit, onDone }: OptionsProps) {
  const heading = useId();
  return (
    <div id={id} className="palette__list" role="listbox" aria-label="Results">
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-labelledby={`${heading}-${title}`}>
          <p id={`${heading}-${title}`} className="palette__title" role="presentation">
            {title}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              entry={entry}
              option={{
                id: optionOf(entry.id),
                'aria-selected': entry.id === litId,
                onPointerMove: () => onLit(entry.id),
              }}
              onDone={onDone}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly entry: Entry;
  readonly option: { readonly id: string; readonly 'aria-selected': boolean; readonly onPointerMove: () => void };
  readonly onDone: () => void;
}

function Option({ entry, option, onDone }: OptionProps) {
  const shown = { ...option, role: 'option', tabIndex: -1, className: 'palette__option' };
  const words = (
    <>
      <span>{entry.name}</span>
      {entry.note && <small>{entry.note}</small>}
    </>
  );
  if ('to' in entry)
    return (
      <Link {...shown} to={entry.to}>
        {words}
      </Link>
    );
  const act = () => {
    onDone();
    entry.act();
  };
  return (
    <button type="button" {...shown} onClick={act}>
      {words}
    </button>
  );
}
