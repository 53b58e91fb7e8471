export interface SheetColumn {
  readonly title: string;
  /** Figures stand at the right. */
  readonly isFigure: boolean;
}

/** Cells are texts, as the page has them. */
export type SheetRow = readonly string[];
