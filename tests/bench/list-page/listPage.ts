import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright';
import { slowly } from '../keys/press.ts';
import { inBrowser, type Site } from '../keys/site.ts';
import { median, percentile95 } from '../report.ts';
import { firstRender } from '../rivals/forms/firstRender.ts';
import { installed } from '../rivals/installed.ts';
import type { Standing } from '../rivals/standing.ts';
import { rotated } from '../rotated.ts';
import { actsOf, KINDS, type OpenList } from './acts.ts';
import { atDemoCollege, type DemoCollege } from './college.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import { fillSheet, SHEET } from './sheet.ts';
import { sized } from '../size.ts';

const ROUNDS = sized(3, 1);
const RENDERS = sized(3, 1);
/** After an act: a search is sent when typing pauses, and its rows come. */
const SETTLING_MS = 1000;
const ADDRESS = '/user_management/users';
const WITHIN_MS = 100;

/** Milliseconds, and kilobytes, by what was measured and whose it is. */
type Measured = Map<string, number[]>;
const placeOf = (what: string, { title }: Contestant) => `${what}, ${title}`;

export interface ListPage {
  readonly standings: readonly Standing[];
  readonly verdicts: readonly string[];
}

/** Our list of users beside React-admin's, the same rows from the same server, at a quarter of the speed; then our sheet of 300 students. */
export async function benchListPage(): Promise<ListPage> {
  installed(fileURLToPath(new URL('../rivals/lists', import.meta.url)));
  const pages = [...CONTESTANTS.flatMap(({ page }) => page ?? []), SHEET];
  return atDemoCollege((college) =>
    inBrowser(
      pages,
      async (browser, site) => {
        const measured = await measure(browser, site, college);
        const sheet = await fillSheet(browser, site.addressOf(SHEET.form));
        const ours = KINDS.map((kind) => [kind, measured.get(placeOf(kind, CONTESTANTS[0]!))!] as const);
        return {
          standings: standingsOf(measured),
          verdicts: [...ours, ...sheet].map(([what, took]) => verdictOf(what, took)),
        };
      },
      { '/api': college.address },
    ),
  );
}

async function measure(browser: Browser, site: Site, college: DemoCollege): Promise<Measured> {
  const measured: Measured = new Map();
  const tell = (what: string, contestant: Contestant, values: readonly number[]) =>
    measured.set(placeOf(what, contestant), [...(measured.get(placeOf(what, contestant)) ?? []), ...values]);
  for (let render = 0; render < RENDERS; render += 1) {
    for (const contestant of rotated(CONTESTANTS, render)) {
      const { address, options } = visitOf(contestant, site, college);
      const { milliseconds, kilobytes } = await firstRender(browser, address, contestant.row, options);
      tell('first render', contestant, [milliseconds]);
      tell('bytes', contestant, [kilobytes]);
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const lists = await Promise.all(CONTESTANTS.map((contestant) => open(browser, contestant, site, college)));
    for (const [index, act] of actsOf(college).entries()) {
      for (const list of rotated(lists, index + round)) {
        const drawn = await slowly({ line: list.line }, () => act.run(list));
        tell(
          act.kind,
          list.contestant,
          drawn.map(({ all, network }) => all - network),
        );
        await pause(SETTLING_MS);
      }
    }
    await Promise.all(lists.map(({ page }) => page.context().close()));
  }
  return measured;
}

/** Signed in on a desk, with nothing kept from before and no worker that would answer in the place of the line. */
function visitOf(
  { page }: Contestant,
  site: Site,
  { address, held }: DemoCollege,
): { readonly address: string; readonly options: BrowserContextOptions } {
  const to = page ? site.addressOf(page.form) : address + ADDRESS;
  const storageState = { cookies: [], origins: [{ origin: new URL(to).origin, localStorage: [...held] }] };
  return { address: to, options: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', storageState } };
}

async function open(
  browser: Browser,
  contestant: Contestant,
  site: Site,
  college: DemoCollege,
): Promise<OpenList & { readonly line: Parameters<typeof slowly>[0]['line'] }> {
  const { address, options } = visitOf(contestant, site, college);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(contestant.row).last().waitFor();
  return { contestant, page, line: await context.newCDPSession(page) };
}

function standingsOf(measured: Measured): Standing[] {
  const standing = (
    what: string,
    unit: Standing['unit'],
    of: string,
    take: (values: readonly number[]) => number,
  ): Standing => ({
    what,
    unit,
    better: 'less',
    values: Object.fromEntries(
      CONTESTANTS.map((contestant) => [contestant.title, take(measured.get(placeOf(of, contestant))!)]),
    ),
  });
  return [
    standing('scripts and styles until the rows stand, brotli', 'kB', 'bytes', median),
    standing('first render, until the rows stand', 'ms', 'first render', median),
    ...KINDS.flatMap((kind) => [
      standing(kind, 'ms', kind, median),
      standing(`${kind}, 95th percentile`, 'ms', kind, percentile95),
    ]),
  ];
}

function verdictOf(what: string, took: readonly number[]): string {
  const late = percentile95(took);
  return `Ours, ${what}: drawn in ${median(took).toFixed(0)} ms, 95th percentile ${late.toFixed(0)} ms of ${took.length} (at most ${WITHIN_MS}: ${late <= WITHIN_MS ? 'kept' : 'MISSED'}).`;
}
