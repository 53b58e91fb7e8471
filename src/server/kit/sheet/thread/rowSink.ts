/** Where the rows of a sheet go as they are read, whatever its file type: rows and cells come in their order. */
export interface RowSink {
  beginRow(isHidden: boolean): void;
  /** Text is trimmed; '' is an empty cell. */
  add(row: number, column: number, text: string): void;
  /** A cell that has no value which can be read. */
  fault(row: number, column: number, what: string): void;
  merge(range: string): void;
  endRow(row: number): void;
}
