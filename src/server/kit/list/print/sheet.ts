import type { SheetColumn, SheetRow } from '../../paper/sheetRow.ts';
import type { School } from '../../../platform/settings.ts';

/** A list on paper, beside its rows. Cells are texts, as the page has them. */
export interface Sheet {
  readonly school: Pick<School, 'name'>;
  readonly title: string;
  /** The filters, in words; empty where there are none. */
  readonly filters: string;
  readonly printedBy: string;
  readonly printedAt: Date;
  readonly columns: readonly SheetColumn[];
  /** As many as were counted when it was begun. */
  readonly count: number;
  /** The last rows: what is added up. */
  readonly totals: readonly SheetRow[];
  /** Who signs it, each on a line of their own. */
  readonly signatures: readonly string[];
}
