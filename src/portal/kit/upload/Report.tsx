import type { ReactNode } from 'react';
import type { RowChange, RowMistake, UploadReport } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';

interface ReportProps {
  readonly fileName: string;
  readonly report: UploadReport;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

export function Report({ fileName, report: { rows, created, changed, unchanged, leftOut, mistakes, changes }, isDone, children }: ReportProps) {
  const heading = isDone ? 'This was done' : 'This is what it would do';
  const facts = [['File', fileName], ['Rows', rows], [isDone ? 'Created' : 'New', created], ['Changed', changed], ['There already', unchanged], ['Left out', leftOut]] as const;
  return (
    <section className="sheet" aria-label={heading}>
      <div role="status">
        <h2>{heading}</h2>
        <dl className="facts facts--spaced">
          {facts.map(([label, fact]) => <div key={label}><dt>{label}</dt><dd>{typeof fact === 'number' ? withThousands(fact) : fact}</dd></div>)}
        </dl>
      </div>
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} leftOut={leftOut} />}
      {changes.length > 0 && <Changes changes={changes} changed={changed} isDone={isDone} />}
      <div className="actions">{children}</div>
    </section>
  );
}

const firstOf = (all: number, shown: readonly { readonly row: number }[]): string => {
  const rows = new Set(shown.map(({ row }) => row)).size;
  return all > rows ? `, the first ${rows}` : '';
};

const Mistakes = ({ mistakes, leftOut }: { readonly mistakes: readonly RowMistake[]; readonly leftOut: number }) => (
  <table className="table upload__rows">
    <caption>Rows that are left out{firstOf(leftOut, mistakes)}</caption>
    <thead><tr><th scope="col">Row</th><th scope="col">Column</th><th scope="col">What is wrong</th></tr></thead>
    <tbody>
      {mistakes.map(({ row, column, message }) => (
        <tr key={`${row} ${column} ${message}`}><td data-title="Row">Row {row}</td><td data-title="Column">{column ?? '-'}</td><td data-title="What is wrong">{message}</td></tr>
      ))}
    </tbody>
  </table>
);

const Changes = ({ changes, changed, isDone }: { readonly changes: readonly RowChange[]; readonly changed: number; readonly isDone: boolean }) => (
  <table className="table upload__rows">
    <caption>{isDone ? 'What was changed' : 'What would be changed'}{firstOf(changed, changes)}</caption>
    <thead><tr><th scope="col">Row</th><th scope="col">Column</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
    <tbody>
      {changes.map(({ row, column, before, after }) => (
        <tr key={`${row} ${column}`}><td data-title="Row">Row {row}</td><td data-title="Column">{column}</td><td data-title="Before">{before ?? '-'}</td><td data-title="After">{after ?? '-'}</td></tr>
      ))}
    </tbody>
  </table>
);
