import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { PLANS } from '../../keys/plan.ts';
import { fill, openForm, slowly, submitOf, type OpenForm } from '../../keys/press.ts';
import { recordScript } from '../../keys/scriptTime.ts';
import { inBrowser, type Site } from '../../keys/site.ts';
import { median } from '../../report.ts';
import { rotated } from '../../rotated.ts';
import { installed } from '../installed.ts';
import type { Standing } from '../standing.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import { firstRender } from './firstRender.ts';
import { sized } from '../../size.ts';

const ROUNDS = sized(3, 1);
const RENDERS = sized(5, 1);
/** After a key: some of them put a part of their work off. */
const SETTLING_MS = 150;
const AFTER_SUBMIT_MS = 1000;

/** What is told of each contestant, all in one section with the same fields. */
const WHATS = {
  bytes: { what: 'scripts and styles, brotli', unit: 'kB' },
  render: { what: 'first render', unit: 'ms' },
  key: { what: 'key', unit: 'ms' },
  choice: { what: 'choice from a list', unit: 'ms' },
  'next field': { what: 'leaving a field', unit: 'ms' },
  submit: { what: 'a submit that is refused', unit: 'ms' },
} as const;
type What = keyof typeof WHATS;

type Measured = Record<What, Map<string, number[]>>;

/** JUPEB's personal details in our form, in RJSF's own theme and in what a college could draw them with instead. */
export async function benchRivalForms(): Promise<readonly Standing[]> {
  installed(fileURLToPath(new URL('.', import.meta.url)));
  return inBrowser(CONTESTANTS, async (browser, site) => standingsOf(await measure(browser, site)));
}

async function measure(browser: Browser, site: Site): Promise<Measured> {
  const measured = Object.fromEntries(
    Object.keys(WHATS).map((what) => [what, new Map<string, number[]>()]),
  ) as Measured;
  const tell = (what: What, { title }: Contestant, value: number) =>
    measured[what].set(title, [...(measured[what].get(title) ?? []), value]);
  for (let render = 0; render < RENDERS; render += 1) {
    for (const contestant of rotated(CONTESTANTS, render)) {
      const lastStep = PLANS['personal-details'].steps.at(-1)!;
      const { milliseconds, kilobytes } = await firstRender(
        browser,
        addressOf(site, contestant),
        contestant.selectorOf(lastStep.field),
      );
      tell('render', contestant, milliseconds);
      tell('bytes', contestant, kilobytes);
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) await fillAll(browser, site, round, tell);
  return measured;
}

/** Every keystroke is kept on the device, by all alike and by the same keeper. */
const addressOf = (site: Site, { form }: Contestant) => `${site.addressOf(form)}?section=personal-details&kept=yes`;

/** All stand open at once: an empty form is submitted and refused, then one that is opened anew is filled, a field in each before the next field. */
async function fillAll(
  browser: Browser,
  site: Site,
  round: number,
  tell: (what: What, contestant: Contestant, value: number) => void,
): Promise<void> {
  const openAll = () =>
    Promise.all(
      CONTESTANTS.map(async (contestant) => ({
        contestant,
        opened: await openForm(browser, contestant.form, addressOf(site, contestant)),
      })),
    );
  const [submitted, filled] = [await openAll(), await openAll()];
  const stop = await recordScript(submitted[0]!.opened.line);
  const pressed: { readonly what: What; readonly contestant: Contestant }[] = [];
  for (const { contestant, opened } of rotated(submitted, round)) {
    await submit(contestant, opened);
    pressed.push({ what: 'submit', contestant });
  }
  for (const [index, step] of PLANS['personal-details'].steps.entries()) {
    for (const { contestant, opened } of rotated(filled, index + round)) {
      const kinds = await fill(opened, step, SETTLING_MS, contestant.selectorOf);
      pressed.push(...kinds.map((what) => ({ what, contestant })));
    }
  }
  const took = await stop();
  await Promise.all([...submitted, ...filled].map(({ opened }) => opened.page.context().close()));
  if (took.length !== pressed.length)
    throw new Error(`${pressed.length} keys were pressed and ${took.length} were heard`);
  pressed.forEach(({ what, contestant }, index) => tell(what, contestant, took[index]!));
}

async function submit({ form, mistakes }: Contestant, opened: OpenForm): Promise<void> {
  await submitOf(opened.page).focus();
  await slowly(opened, async () => {
    await opened.page.keyboard.press('Enter');
    await pause(AFTER_SUBMIT_MS);
  });
  if ((await opened.page.locator(mistakes).count()) === 0)
    throw new Error(`${form} tells no mistake of an empty section`);
}

const standingsOf = (measured: Measured): Standing[] =>
  (Object.keys(WHATS) as What[]).map((what) => ({
    ...WHATS[what],
    better: 'less',
    values: Object.fromEntries(CONTESTANTS.map(({ title }) => [title, median(measured[what].get(title)!)])),
  }));
