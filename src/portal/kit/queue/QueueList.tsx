import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { moveOf, type QueueMove } from './queueKeys.ts';

interface QueueListProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly place: number;
  readonly line: (row: Row) => ReactNode;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onChoose: (place: number) => void;
  readonly onMove: (move: QueueMove) => void;
}

/** One stop of the Tab key; within it the keys move the choice. */
export function QueueList<Row extends { readonly id: string | number }>({
  title,
  rows,
  place,
  line,
  list,
  onChoose,
  onMove,
}: QueueListProps<Row>) {
  const id = useId();
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const press = (event: KeyboardEvent) => {
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  return (
    <ul
      ref={list}
      className="queue__list"
      role="listbox"
      aria-label={title}
      tabIndex={0}
      aria-activedescendant={`${id}-${place}`}
      onKeyDown={press}
    >
      {rows.map((row, index) => (
        <li
          key={row.id}
          id={`${id}-${index}`}
          ref={index === place ? chosen : null}
          role="option"
          aria-selected={index === place}
          onClick={() => onChoose(index)}
        >
          {line(row)}
        </li>
      ))}
    </ul>
  );
}
