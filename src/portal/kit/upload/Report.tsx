import type { ReactNode } from 'react';
import type { RowChange, RowMistake, ShownRow, UploadReport } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';
import { NO_ROW_TAKEN } from '#rules/sheetLimits.ts';
import { HashTabs, type HashTab } from '../record/HashTabs.tsx';
import { RowTable } from './RowTable.tsx';

interface ReportProps {
  readonly fileName: string;
  /** What was read of the file and what was not. */
  readonly notes?: readonly string[];
  readonly report: UploadReport;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

export function Report({ fileName, notes = [], report, isDone, children }: ReportProps) {
  const heading = isDone ? 'This was done' : 'This is what it would do';
  return (
    <section className="sheet" aria-label={heading}>
      <div role="status">
        <h2>{heading}</h2>
        <dl className="facts facts--spaced">
          {[
            ['File', fileName],
            ['Rows', withThousands(report.rows)],
          ].map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {notes.length + report.emptyCells > 0 && (
          <ul className="upload__notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {report.emptyCells > 0 && <li>{emptyCellsIn(report.emptyCells)}</li>}
          </ul>
        )}
        {!isDone && takenOf(report) === 0 && <p className="upload__problem">{NO_ROW_TAKEN}.</p>}
      </div>
      <div className="actions">{children}</div>
      <Rows report={report} />
    </section>
  );
}

const takenOf = ({ rows, refused, unknown }: UploadReport): number => rows - refused - unknown;

const emptyCellsIn = (cells: number): string =>
  `${cells === 1 ? 'One empty cell leaves' : `${withThousands(cells)} empty cells leave`} what is stored. To empty something, write CLEAR in its cell.`;

function Rows({
  report: {
    created,
    changed,
    unchanged,
    refused,
    unknown,
    asked,
    absent,
    headings,
    mistakes,
    notices,
    changes,
    examples,
    about,
  },
}: {
  readonly report: UploadReport;
}) {
  const shown = (name: string, count: number, rows: readonly ShownRow[]) => (
    <RowTable
      caption={captionOf(name, count, rows)}
      headings={headings}
      rows={rows.map(({ row, cells }) => ({ row, cells }))}
    />
  );
  const people = new Map(about.map(({ row, cells }) => [row, cells.filter(Boolean).join(', ')]));
  const tabs: readonly HashTab[] = [
    { hash: 'added', name: 'Added', count: created, panel: shown('Rows that are new', created, examples.created) },
    {
      hash: 'changed',
      name: 'Changed',
      count: changed,
      panel: <Changes changes={changes} changed={changed} people={people} />,
    },
    ...(asked
      ? [
          {
            hash: 'asked',
            name: 'To be confirmed',
            count: asked.count,
            panel: shown(
              'A person who has begun a form and has another course now is mailed, and chooses',
              asked.count,
              asked.rows,
            ),
          },
        ]
      : []),
    {
      hash: 'unchanged',
      name: 'Unchanged',
      count: unchanged,
      panel: shown('Rows that are there already', unchanged, examples.unchanged),
    },
    {
      hash: 'refused',
      name: 'Refused',
      count: refused,
      panel: <Mistakes mistakes={mistakes} refused={refused} people={people} />,
    },
    ...(notices.count > 0
      ? [
          {
            hash: 'notices',
            name: 'Notices',
            count: notices.count,
            panel: <Notices notices={notices} people={people} />,
          },
        ]
      : []),
    {
      hash: 'unknown',
      name: 'Unknown',
      count: unknown,
      panel: shown('Rows about people who are not known here', unknown, examples.unknown),
    },
    ...(absent
      ? [
          {
            hash: 'absent',
            name: 'Absent',
            count: absent.count,
            panel: <Absent absent={absent} headings={headings} />,
          },
        ]
      : []),
  ];
  return (
    <HashTabs id="upload-rows" tabs={tabs} opensOn={tabs.find(({ hash, count }) => hash !== 'absent' && count)?.hash} />
  );
}

type People = ReadonlyMap<number, string>;

const PERSON = 'Who or what';

const Absent = ({
  absent: { count, rows },
  headings,
}: {
  readonly absent: NonNullable<UploadReport['absent']>;
  readonly headings: readonly string[];
}) => (
  <RowTable
    caption={`On the list and not in the file: they stay${count > rows.length ? `. The first ${rows.length}` : ''}`}
    headings={headings}
    rows={rows.map((cells) => ({ row: null, cells }))}
  />
);

interface OfChanges {
  readonly changes: readonly RowChange[];
  readonly changed: number;
  readonly people: People;
}

const Changes = ({ changes, changed, people }: OfChanges) => (
  <RowTable
    caption={captionOf('What is changed', changed, changes)}
    headings={[PERSON, 'Column', 'Before', 'After']}
    rows={changes.map(({ row, column, before, after }) => ({
      row,
      cells: [people.get(row) ?? '', column, before ?? '-', after ?? '-'],
    }))}
  />
);

interface OfMistakes {
  readonly mistakes: readonly RowMistake[];
  readonly refused: number;
  readonly people: People;
}

const Mistakes = ({ mistakes, refused, people }: OfMistakes) => (
  <RowTable
    caption={captionOf('Rows that are left out', refused, mistakes)}
    headings={[PERSON, 'Column', 'What is wrong']}
    rows={mistakes.map(({ row, column, message }) => ({ row, cells: [people.get(row) ?? '', column ?? '-', message] }))}
  />
);

interface OfNotices {
  readonly notices: UploadReport['notices'];
  readonly people: People;
}

const Notices = ({ notices: { count, rows }, people }: OfNotices) => (
  <RowTable
    caption={captionOf('Rows that are taken, with something to know of them', count, rows)}
    headings={[PERSON, 'Column', 'What to know']}
    rows={rows.map(({ row, column, message }) => ({ row, cells: [people.get(row) ?? '', column ?? '-', message] }))}
  />
);

function captionOf(name: string, all: number, shown: readonly { readonly row: number }[]): string {
  const rows = new Set(shown.map(({ row }) => row)).size;
  return all > rows ? `${name}, the first ${rows}` : name;
}
