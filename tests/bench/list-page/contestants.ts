import { fileURLToPath } from 'node:url';
import type { BenchPage } from '../keys/site.ts';

const RIVAL_PAGES = fileURLToPath(new URL('../rivals/lists/pages', import.meta.url));

/** A list of users in the browser, and where on its page the things are that a hand uses. */
export interface Contestant {
  readonly title: string;
  /** Built by the bench; ours is the product as it ships. */
  readonly page?: BenchPage;
  readonly search: string;
  /** Of the table's body. */
  readonly row: string;
  readonly userName: string;
  readonly box: string;
  readonly pageBox: string;
  /** Says how many rows are selected. */
  readonly count: string;
  readonly columns: string;
  readonly column: string;
  readonly next: string;
}

export const CONTESTANTS: readonly Contestant[] = [
  {
    title: 'ours',
    search: '.toolbar__search',
    row: '.table tbody tr',
    userName: 'td[data-title="Username"]',
    box: '.table__pick input',
    pageBox: 'thead .table__pick input',
    count: '.selection p b',
    columns: '.toolbar__acting button:has-text("Columns")',
    column: '.choices label:has-text("Email Address")',
    next: '[aria-label="Next page"]',
  },
  {
    title: 'React-admin',
    page: { form: 'reactAdmin', folder: RIVAL_PAGES },
    search: 'input[name="search"]',
    row: 'table tbody tr',
    userName: '.column-userName',
    box: 'input[type="checkbox"]',
    pageBox: 'thead input[type="checkbox"]',
    count: '[data-test="bulk-actions-toolbar"] p',
    columns: 'button:has-text("Columns")',
    column: '.MuiPopover-root label:has-text("Email Address")',
    next: '[aria-label="Go to next page"]',
  },
];
