import type { ColumnLayout, SheetRow, Survey } from '../sheet/reading.ts';
import type { UploadTarget } from './target.ts';

/** What stands above the headings becomes a cell of each row that has none of it. */
export function titlesOf({ titled }: Pick<UploadTarget, 'titled'>) {
  let cells: SheetRow['cells'] = {};
  return {
    see(survey: Survey, layout: ColumnLayout): ColumnLayout {
      cells = titled?.(survey.rows.filter(({ number }) => number < layout.headingRow)) ?? {};
      return layout;
    },
    restore: (row: SheetRow): SheetRow => ({ ...row, cells: { ...cells, ...row.cells } }),
    notes: (): string[] =>
      Object.entries(cells).map(([heading, text]) => `${heading} '${text}' was read above the headings.`),
  };
}
