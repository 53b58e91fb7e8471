interface RowTableProps {
  readonly caption: string;
  /** Without the first one, the row's number. */
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number | null; readonly cells: readonly string[] }[];
}

/** Rows of a spreadsheet; one may come several times. Who is in no row has null. */
export function RowTable({ caption, headings, rows }: RowTableProps) {
  const isNumbered = rows.some(({ row }) => row !== null);
  if (rows.length === 0) return <p className="upload__none">No rows</p>;
  return (
    <table className="table upload__rows">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {isNumbered && <th scope="col">Row</th>}
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, cells }, index) => (
          <tr key={index}>
            {isNumbered && <td data-title="Row">Row {row}</td>}
            {headings.map((heading, place) => (
              <td key={heading} data-title={heading}>
                {cells[place] || '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
