import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { Unsaved } from '../form/Unsaved.tsx';
import { EmptyState, LoadingState } from '../../ui/states.tsx';
import { conflictsOf, isMine } from './conflicts.ts';
import { GridBar } from './GridBar.tsx';
import type { GridProps } from './gridProps.ts';
import { GridRow } from './GridRow.tsx';
import { readPaste, type Paste } from './model/paste.ts';
import { PastePreview } from './PastePreview.tsx';
import { isUnsaved, placesOf } from './model/sheet.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useSheet } from './useSheet.ts';
import '../list/list.css';
import './grid.css';

/** Up to here every row is drawn, so that the browser's own search finds it; its library is fetched for longer sheets alone. */
const MOST_DRAWN = 1000;
const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }));
/** Only the college can say that something came too late, so there is a line to fetch it by. */
const NotTaken = lazy(async () => ({ default: (await import('./NotTaken.tsx')).NotTaken }));

/** A sheet to fill in, cell by cell, by hand or from a spreadsheet. Give a new `key` for another sheet. */
export function Grid(props: GridProps) {
  if (props.rows.length === 0) return <EmptyState title="This sheet has no rows" />;
  return <Filled {...props} />;
}

function Filled(props: GridProps) {
  const { title, keyTitle, nameTitle, form, rows, isClosed = false } = props;
  const { view, state, gone, forget } = useSheet(props);
  const [paste, setPaste] = useState<Paste>();
  const [isResolving, setResolving] = useState(false);
  const isLong = rows.length > MOST_DRAWN;
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const names = useMemo(() => new Map(rows.map(({ key, name }) => [key, name])), [rows]);
  const { columns, keys, results, store } = view;
  const { onKeyDown, onPaste, focusAt, fill, showRow } = useGridKeys({
    view,
    scroller,
    isClosed,
    onPaste: (text) =>
      setPaste(
        readPaste(text, { keyTitle, keys, columns, valueAt: (key, column) => store.cell({ key, column }).value }),
      ),
  });
  const resolving = isResolving && conflictsOf(view, form.schema.properties, names);
  return (
    <section aria-label={title}>
      <GridBar
        view={view}
        keyTitle={keyTitle}
        state={state}
        isClosed={isClosed}
        onGo={focusAt}
        onFill={fill}
        onResolve={() => setResolving(true)}
      />
      {(isClosed || gone.length > 0) && (
        <Suspense fallback={null}>
          <NotTaken
            view={view}
            names={names}
            keyTitle={keyTitle}
            nameTitle={nameTitle}
            isClosed={isClosed}
            gone={gone}
            onForget={() => {
              if (isClosed) store.send({ type: 'forgotten', places: placesOf(store.sheet(), isUnsaved) });
              forget();
            }}
          />
        </Suspense>
      )}
      <button type="button" className="grid-skip" onClick={() => end.current?.focus()}>
        Skip the sheet
      </button>
      <div
        className="list grid-frame"
        data-long={isLong || undefined}
        ref={scroller}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <table
          className="table grid"
          role="grid"
          aria-label={title}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + results.length + 2}
          aria-readonly={isClosed || undefined}
        >
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              <th role="columnheader" scope="col" className="grid__key">
                {keyTitle}
              </th>
              <th role="columnheader" scope="col" className="grid__name">
                {nameTitle}
              </th>
              {columns.map((column) => (
                <th key={column.name} role="columnheader" scope="col" data-number={column.isFigure || undefined}>
                  {column.title}
                </th>
              ))}
              {results.map((result) => (
                <th key={result.title} role="columnheader" scope="col">
                  {result.title}
                </th>
              ))}
            </tr>
          </thead>
          {isLong ? (
            <Suspense
              fallback={
                <tbody role="rowgroup">
                  <tr role="row">
                    <td role="gridcell">
                      <LoadingState label="Loading the rows" />
                    </td>
                  </tr>
                </tbody>
              }
            >
              <VirtualRows view={view} rows={rows} isClosed={isClosed} scroller={scroller} showRow={showRow} />
            </Suspense>
          ) : (
            <tbody role="rowgroup">
              {rows.map((row, index) => (
                <GridRow key={row.key} view={view} row={index} of={row} isClosed={isClosed} />
              ))}
            </tbody>
          )}
        </table>
      </div>
      <p ref={end} className="grid-end" tabIndex={-1}>
        Enter and the arrows lead from cell to cell. Shift with an arrow chooses cells of a column, and Ctrl+D fills
        them down. Cells copied from a spreadsheet, with their {keyTitle.toLowerCase()}, may be pasted anywhere.
      </p>
      {paste && (
        <PastePreview
          paste={paste}
          view={view}
          names={names}
          keyTitle={keyTitle}
          onClose={() => setPaste(undefined)}
          onTake={() => {
            store.send({ type: 'changed', changes: paste.changes });
            setPaste(undefined);
          }}
        />
      )}
      {resolving && (
        <ConflictDialog
          message="Somebody else has changed these cells"
          conflicts={resolving.differing}
          theirs={resolving.theirs}
          onChosen={(chosen) => {
            setResolving(false);
            for (const place of chosen ? resolving.places : [])
              store.send({ type: 'chosen', place, isMine: isMine(chosen!, place, resolving.theirs) });
          }}
        />
      )}
      {!state.isStored && <Unsaved />}
    </section>
  );
}
