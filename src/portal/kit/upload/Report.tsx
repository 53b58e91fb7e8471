import type { ReactNode } from 'react';
import type { UploadReport } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';

interface ReportProps {
  readonly file: File;
  readonly report: UploadReport;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

const MOST_SHOWN = 100;

export function Report({ file, report: { rows, created, unchanged, mistakes }, isDone, children }: ReportProps) {
  const heading = isDone ? 'This was done' : 'This is what it would do';
  return (
    <section className="sheet" aria-label={heading} role="status">
      <h2>{heading}</h2>
      <dl className="facts facts--spaced">
        {([['File', file.name], ['Rows', rows], [isDone ? 'Created' : 'New', created], ['There already', unchanged], ['Left out', mistakes.length]] as const).map(([label, fact]) => (
          <div key={label}><dt>{label}</dt><dd>{typeof fact === 'number' ? withThousands(fact) : fact}</dd></div>
        ))}
      </dl>
      {mistakes.length > 0 && (
        <table className="table upload__mistakes">
          <caption>Rows that are left out{mistakes.length > MOST_SHOWN && `, the first ${MOST_SHOWN}`}</caption>
          <thead><tr><th scope="col">Row</th><th scope="col">Column</th><th scope="col">What is wrong</th></tr></thead>
          <tbody>
            {mistakes.slice(0, MOST_SHOWN).map(({ row, column, message }) => (
              <tr key={row}><td data-title="Row">Row {row}</td><td data-title="Column">{column ?? '-'}</td><td data-title="What is wrong">{message}</td></tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="actions">{children}</div>
    </section>
  );
}
