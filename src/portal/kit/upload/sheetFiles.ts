/** What a person may choose where a spreadsheet is read; the server finds by its content what it is. */
export const SHEET_FILES = '.xlsx,.xls,.ods,.csv,.txt';
