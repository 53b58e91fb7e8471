import { NonIdealState } from '@blueprintjs/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import type { ListState } from '../list/listProps.ts';
import { Pager } from '../list/Pager.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { QUEUE_KEYS } from './queueKeys.ts';
import { QueueList } from './QueueList.tsx';
import { useQueue } from './useQueue.ts';
import '../list/list.css';
import './queue.css';

export interface QueueProps<Row> {
  readonly title: string;
  /** Said when nothing waits. */
  readonly empty: string;
  readonly state: ListState<Row>;
  /** A row in the list, in a line or two. */
  readonly line: (row: Row) => ReactNode;
  /** What the record is called, above it. */
  readonly nameOf: (row: Row) => string;
  /** The record beside the list. It calls `onTaken` when it has been dealt with. */
  readonly children: (row: Row, onTaken: () => void) => ReactNode;
}

/** What waits, and beside it the one that is looked at; on a phone one after the other. */
export function Queue<Row extends { readonly id: string | number }>({
  title,
  empty,
  state,
  line,
  nameOf,
  children,
}: QueueProps<Row>) {
  const { page, error, isOld, list, remember, fetchAhead, retry } = state;
  const [isOpen, setOpen] = useState(false);
  const [options, heading] = [useRef<HTMLUListElement>(null), useRef<HTMLHeadingElement>(null)];
  const { rows, row, place, choose, move } = useQueue(state);
  const walk = (to: 'next' | 'previous') => {
    options.current?.focus();
    move(to);
  };
  useKeys(
    QUEUE_KEYS.flatMap(({ keys: [key], does, name }) =>
      does === 'open' ? [] : [{ key, name, act: () => walk(does) }],
    ),
  );
  const [timesTaken, setTimesTaken] = useState(0);
  useEffect(() => {
    if (timesTaken === 0) return;
    options.current?.focus();
    if (document.activeElement !== options.current) heading.current?.focus();
  }, [timesTaken, options, heading]);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen, heading]);
  const open = () => {
    setOpen(true);
    heading.current?.focus();
  };
  const taken = () => {
    move('next');
    setTimesTaken((times) => times + 1);
  };
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => options.current?.focus());
  };

  if (error && !page) return <ErrorState error={error} onRetry={retry} />;
  if (!page) return <LoadingState lines={10} label={`Loading ${title}`} />;
  if (!row)
    return isOld ? (
      <LoadingState lines={10} label={`Loading ${title}`} />
    ) : (
      <NonIdealState className="nothing" description={empty} />
    );
  return (
    <>
      {error && <ErrorState error={error} onRetry={retry} />}
      <div className="queue" data-open={isOpen || undefined} aria-busy={isOld || undefined}>
        <div className="queue__side list">
          <QueueList
            title={title}
            rows={rows}
            place={place}
            line={line}
            list={options}
            onChoose={(to) => {
              choose(to);
              setOpen(true);
            }}
            onMove={(to) => (to === 'open' ? open() : move(to))}
          />
          <p className="queue__keys">
            <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Enter</kbd> to the record
          </p>
          <Pager list={list} page={page} onSize={(pageSize) => remember({ pageSize })} onAim={fetchAhead} />
        </div>
        <section className="queue__record" aria-label={nameOf(row)}>
          <Button className="queue__back" look="outlined" onClick={close}>
            Back to the list
          </Button>
          <h2 ref={heading} tabIndex={-1}>
            {nameOf(row)}
          </h2>
          <div className="stack" key={row.id}>
            {children(row, taken)}
          </div>
        </section>
      </div>
    </>
  );
}
