import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import type { SheetRow } from './gridProps.ts';
import { GridRow } from './GridRow.tsx';
import type { SheetView } from './useSheet.ts';

interface VirtualRowsProps {
  readonly view: SheetView;
  readonly rows: readonly SheetRow[];
  readonly isClosed: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Set while these rows are drawn: brings a row onto the page. */
  readonly showRow: RefObject<((row: number) => void) | undefined>;
}

const ROW_PIXELS = 37;

/** Of thousands of rows those that are in sight, and some on either side. */
export function VirtualRows({ view, rows, isClosed, scroller, showRow }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled, and each scroll draws these rows anew
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PIXELS,
    overscan: 20,
  });
  useEffect(() => {
    showRow.current = (row) => virtual.scrollToIndex(row, { align: 'center' });
    return () => {
      showRow.current = undefined;
    };
  }, [virtual, showRow]);
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <tbody role="rowgroup">
      {above > 0 && <tr role="presentation" style={{ height: above }} />}
      {shown.map(({ index }) => (
        <GridRow
          key={rows[index]!.key}
          ref={virtual.measureElement}
          view={view}
          row={index}
          of={rows[index]!}
          isClosed={isClosed}
        />
      ))}
      {below > 0 && <tr role="presentation" style={{ height: below }} />}
    </tbody>
  );
}
