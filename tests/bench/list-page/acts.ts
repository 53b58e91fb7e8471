import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { PAGE_SIZE, type DemoCollege } from './college.ts';
import type { Contestant } from './contestants.ts';
import { drawnAfter, type Drawn } from './drawn.ts';
import { sized } from '../size.ts';

export interface OpenList {
  readonly contestant: Contestant;
  readonly page: Page;
}

/** What a hand does on a list, and what it costs: one input, or the letters of a word. */
export interface Act {
  readonly kind: Kind;
  run(list: OpenList): Promise<readonly Drawn[]>;
}

/** What is told apart. Of another page the wait for the network is left out. */
export const KINDS = [
  'letter in the search',
  'row selected',
  'page of rows selected',
  'column shown or hidden',
  'next page',
] as const;
export type Kind = (typeof KINDS)[number];

/** Names that the demo college has. */
const WORDS = sized(['okafor', 'bello'], ['bello']);
export const BETWEEN_KEYS_MS = 150;
const ROWS_SELECTED = sized(10, 2);
const PAGE_PRESSES = sized(8, 2);
const SWITCHES = sized(8, 2);
const TURNS = sized(10, 2);
/** A page that was scrolled has drawn itself by then. */
const AFTER_SCROLL_MS = 400;

/** The same for each list. */
export const actsOf = ({ firstOfPage }: DemoCollege): readonly Act[] => [
  ...WORDS.flatMap((word) => [typed(word, 0), typed(word, word.length)]),
  ...times(ROWS_SELECTED, (row) =>
    pressed(
      'row selected',
      ({ row: rows, box }) => `${rows}:nth-child(${row + 1}) ${box}`,
      ({ count }) => ({ selector: count, property: 'textContent', pattern: `^${row + 1}\\b` }),
    ),
  ),
  ...times(PAGE_PRESSES, (press) =>
    pressed(
      'page of rows selected',
      ({ pageBox }) => pageBox,
      ({ row, box }) => ({
        selector: `${row}:nth-child(${PAGE_SIZE}) ${box}`,
        property: 'checked',
        pattern: `${press % 2 === 0}`,
      }),
    ),
  ),
  ...times(SWITCHES, (time) => columnSwitched(time % 2 === 1)),
  ...times(TURNS, (turn) =>
    pressed(
      'next page',
      ({ next }) => next,
      ({ row, userName }) => ({
        selector: `${row}:first-child ${userName}`,
        property: 'textContent',
        pattern: `^${firstOfPage[turn + 1]}$`,
      }),
    ),
  ),
];

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Letter by letter, or taken away again from the end. */
const typed = (word: string, left: number): Act => ({
  kind: 'letter in the search',
  async run({ page, contestant: { search } }) {
    await page.focus(search);
    const values = times(word.length, (index) => word.slice(0, left === 0 ? index + 1 : left - index - 1));
    const drawn: Drawn[] = [];
    for (const value of values) {
      drawn.push(
        await drawnAfter(page, () => page.keyboard.press(left === 0 ? value.at(-1)! : 'Backspace'), {
          selector: search,
          property: 'value',
          pattern: `^${value}$`,
        }),
      );
      await pause(BETWEEN_KEYS_MS);
    }
    return drawn;
  },
});

type Expected = Parameters<typeof drawnAfter>[2];

const pressed = (
  kind: Kind,
  what: (contestant: Contestant) => string,
  shown: (contestant: Contestant) => Expected,
): Act => ({
  kind,
  async run({ page, contestant }) {
    const place = page.locator(what(contestant)).first();
    await place.scrollIntoViewIfNeeded();
    await pause(AFTER_SCROLL_MS);
    return [await drawnAfter(page, () => place.click(), shown(contestant))];
  },
});

/** In the menu of columns, which is opened and closed beside the clock. */
const columnSwitched = (isShown: boolean): Act => ({
  kind: 'column shown or hidden',
  async run(list) {
    const { page, contestant } = list;
    await page.locator(contestant.columns).click();
    const drawn = await pressed(
      'column shown or hidden',
      ({ column }) => column,
      () => ({ selector: 'thead tr', property: 'textContent', pattern: isShown ? 'Email' : '^((?!Email).)*$' }),
    ).run(list);
    await page.keyboard.press('Escape');
    return drawn;
  },
});
