import { useSyncExternalStore } from 'react';
import { Act } from '../record/Act.tsx';
import { PlainTable } from '../table/PlainTable.tsx';
import { collegeValue, isUnsaved, placesOf, type Value } from './model/sheet.ts';
import type { Queued } from './queue.ts';
import type { SheetView } from './useSheet.ts';

interface NotTakenProps {
  readonly view: SheetView;
  readonly names: ReadonlyMap<string, string>;
  readonly keyTitle: string;
  readonly nameTitle: string;
  readonly isClosed: boolean;
  /** Entered on this device for rows that the sheet has no more. */
  readonly gone: readonly Queued[];
  readonly onForget: () => void;
}

/** What a device that was away sent too late. Its author reads it here until they let it go: nothing is lost unseen. */
export function NotTaken({ view, names, keyTitle, nameTitle, isClosed, gone, onForget }: NotTakenProps) {
  const { store, columns, mistakeAt } = view;
  const sheet = useSyncExternalStore(store.subscribe, store.sheet);
  const late = isClosed ? placesOf(sheet, isUnsaved) : [];
  if (late.length + gone.length === 0) return null;
  const titleOf = (name: string) => columns.find((column) => column.name === name)?.title ?? name;
  const rows = [
    ...late.map((place) => ({
      ...place,
      entered: store.cell(place).value,
      college: shown(collegeValue(store.cell(place))),
      why: mistakeAt(place) ?? (store.cell(place).theirs ? 'Somebody has changed it since' : 'Not sent yet'),
    })),
    ...gone.map(({ key, column, value }) => ({
      key,
      column,
      entered: value,
      college: '-',
      why: 'This row is no longer in the sheet',
    })),
  ];
  return (
    <section className="grid-late notice notice--warning" aria-labelledby="not-taken">
      <h2 id="not-taken">Entered on this device and not taken</h2>
      <p>The sheet below shows what the college has. What you entered stays on this device until you remove it.</p>
      <PlainTable
        caption="Entered on this device and not taken"
        columns={[
          { title: keyTitle },
          { title: nameTitle },
          { title: 'Column' },
          { title: 'You entered', isFigure: true },
          { title: 'The college has', isFigure: true },
          { title: 'Why' },
        ]}
        rows={rows.map(({ key, column, entered, college, why }) => ({
          key: `${key} ${column}`,
          cells: [key, names.get(key) ?? '-', titleOf(column), shown(entered), college, why],
        }))}
      />
      <div className="record__actions">
        <Act
          label="Remove from this device"
          question="What you entered here is forgotten. What the college has stays as it is."
          isDanger
          done="Removed from this device"
          act={async () => onForget()}
        />
      </div>
    </section>
  );
}

const shown = (value: Value): string => (value === '' ? '-' : String(value));
