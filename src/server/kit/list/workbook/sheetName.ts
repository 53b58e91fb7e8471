const LONGEST = 31;

/** What a list is called, as spreadsheet programs take it for the name of a sheet: short, without signs of formulas. */
export function sheetName(title: string): string {
  const name = title.replaceAll(/[[\]:*?/\\]/g, ' ').replaceAll(/^[\s']+/g, '');
  return name.slice(0, LONGEST).replaceAll(/[\s']+$/g, '') || 'List';
}
