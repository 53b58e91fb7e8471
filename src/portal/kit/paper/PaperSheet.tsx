import type { ReactNode } from 'react';
import type { PaperContent, PaperPage, PaperTable } from '#contract/kit/paper.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Verification } from '#form/slip/Verification.tsx';
import { usePortalData } from '../../core/portalData.ts';
import '#form/slip/verification.css';
import './paperSheet.css';

interface PaperSheetProps {
  readonly paper: PaperPage;
  readonly photograph?: ReactNode;
}

/** A paper as its PDF has it, to be read here and printed by the browser. */
export function PaperSheet({ paper, photograph }: PaperSheetProps) {
  const { school } = usePortalData();
  const { title, office, holder, number, issuedAt, groups, paragraphs, points, tables, closing, signatures } = paper;
  return (
    <article className="sheet papersheet" aria-label={title} data-format={paper.format}>
      <header className="papersheet__head">
        <div>
          <p className="papersheet__school">{school.name}</p>
          {office && <p className="papersheet__small">{office}</p>}
          <h2>{title}</h2>
          <p>{holder}</p>
          <p className="papersheet__small">
            Number {number}, issued {displayDate(issuedAt)}
          </p>
        </div>
        {photograph}
      </header>
      {groups.map((group, index) => (
        <Facts key={index} group={group} />
      ))}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ol className="papersheet__points">
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ol>
      )}
      {tables.map((table, index) => (
        <PagedTable key={index} table={table} head={`${title}: ${holder}, ${number}`} />
      ))}
      {closing && <p>{closing}</p>}
      <Signed signatures={signatures} />
      <Verification {...paper.verification} question="Is it genuine?" />
    </article>
  );
}

const Facts = ({ group: { title, facts } }: { readonly group: PaperContent['groups'][number] }) => (
  <section className="papersheet__group" aria-label={title || 'Facts'}>
    {title && <h3>{title}</h3>}
    <dl>
      {facts.map(([label, value], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value || '-'}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** As the PDF: so many rows a page, each page with the head and the lines to sign. */
function PagedTable({ table, head }: { readonly table: PaperTable; readonly head: string }) {
  const { rows, rowsPerPage, signatures } = table;
  const most = rowsPerPage ?? Math.max(1, rows.length);
  const pages = Array.from({ length: Math.max(1, Math.ceil(rows.length / most)) }, (_, page) =>
    rows.slice(page * most, (page + 1) * most),
  );
  return pages.map((ofPage, page) => (
    <section key={page} className="papersheet__page" data-first={page === 0} data-paged={rowsPerPage !== null}>
      {page > 0 && <p className="papersheet__running">{head}</p>}
      {table.title && <h3>{table.title}</h3>}
      <div className="papersheet__scroll" tabIndex={0} role="group" aria-label={table.title || 'Rows'}>
        <Rows table={table} rows={ofPage} first={page * most} isLast={page === pages.length - 1} />
      </div>
      <Signed signatures={signatures} />
    </section>
  ));
}

interface RowsProps {
  readonly table: PaperTable;
  readonly rows: PaperTable['rows'];
  readonly first: number;
  readonly isLast: boolean;
}

const Rows = ({ table: { columns, totals }, rows, first, isLast }: RowsProps) => (
  <table>
    <thead>
      <tr>
        {columns.map(({ title, isFigure }, index) => (
          <th key={index} scope="col" data-figure={isFigure}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <Cells key={first + index} row={row} columns={columns} />
      ))}
    </tbody>
    {isLast && totals.length > 0 && (
      <tfoot>
        {totals.map((row, index) => (
          <Cells key={index} row={row} columns={columns} />
        ))}
      </tfoot>
    )}
  </table>
);

const Cells = ({ row, columns }: { readonly row: readonly string[]; readonly columns: PaperTable['columns'] }) => (
  <tr>
    {row.map((cell, index) => (
      <td key={index} data-figure={columns[index]?.isFigure}>
        {cell}
      </td>
    ))}
  </tr>
);

const Signed = ({ signatures }: { readonly signatures: readonly string[] }) =>
  signatures.length > 0 && (
    <div className="papersheet__signatures">
      {signatures.map((signature) => (
        <p key={signature}>{signature}: signature, date</p>
      ))}
    </div>
  );
