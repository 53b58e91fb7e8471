import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, chromiumPath, ensureChromium } from '../../../scripts/test/chromium.ts';
import { median, percentile95, type Row } from '../report.ts';
import { KINDS, PLANS, pressesOf, type Kind, type SectionName, type SectionPlan } from './plan.ts';
import { recordScript } from './scriptTime.ts';
import { openSite, type FormName, type Site } from './site.ts';

const ROUNDS = 3;
/** How much slower than this machine: a cheap phone. */
const THROTTLE = 4;
/** After a key, for what it set going: the device's database, a state that is drawn later. */
const SETTLING_MS = 40;

/** A form, with or without keeping every keystroke on the device. */
interface Contestant {
  readonly name: string;
  readonly form: FormName;
  readonly isKept: boolean;
  readonly budget?: Row['budget'];
}

const OURS: Contestant = { name: 'ours', form: 'ours', isKept: true };
const OTHERS: readonly Contestant[] = [
  { name: 'hand-written', form: 'handWritten', isKept: true, budget: { atMost: 1.25 } },
  { name: 'hand-written, nothing kept', form: 'handWritten', isKept: false },
  { name: "RJSF's own theme", form: 'ownTheme', isKept: true, budget: { atMost: 0.33 } },
];

/** Milliseconds of each press, by contestant, section and kind. */
type Times = Map<string, number[]>;
const placeOf = ({ name }: Contestant, section: string, kind: Kind) => `${name}, ${section}, ${kind}`;

/** The script that a key, a choice and the way to the next field cost, in turn in each form. */
export async function benchKeys(): Promise<Row[]> {
  await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), 'matricula-keys-'));
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  const site = await openSite(folder);
  try {
    return rowsOf(await measure(browser, site));
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, site: Site): Promise<Times> {
  const times: Times = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const section of Object.keys(PLANS) as SectionName[]) {
      for (const contestant of [OURS, ...OTHERS]) await fillOnce(browser, site, contestant, section, times);
    }
  }
  return times;
}

async function fillOnce(browser: Browser, site: Site, contestant: Contestant, section: SectionName, times: Times): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${site.addressOf(contestant.form)}?section=${section}&kept=${contestant.isKept ? 'yes' : 'no'}`);
  await page.getByRole('button', { name: /^(Next|Submit)$/ }).waitFor();
  const line = await context.newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const stop = await recordScript(line);
  const kinds = await fill(page, PLANS[section]);
  const took = await stop();
  await context.close();
  if (took.length !== kinds.length) throw new Error(`${contestant.name}: ${kinds.length} keys were pressed and ${took.length} were heard`);
  kinds.forEach((kind, index) => {
    const place = placeOf(contestant, section, kind);
    times.set(place, [...times.get(place) ?? [], took[index]!]);
  });
}

/** Presses real keys; answers what each was. */
async function fill(page: Page, { steps }: SectionPlan): Promise<Kind[]> {
  const kinds: Kind[] = [];
  for (const step of steps) {
    const field = page.locator(`[name="${step.field}"], [id="root/${step.field}"]`).first();
    await field.focus();
    for (const { key, kind } of pressesOf(step)) {
      await page.keyboard.press(key);
      await pause(SETTLING_MS);
      kinds.push(kind);
    }
    const value = await field.inputValue();
    const isFilled = typeof step.enter === 'string' ? value === step.enter : value !== '';
    if (!isFilled) throw new Error(`${step.field} holds '${value}'`);
  }
  return kinds;
}

function rowsOf(times: Times): Row[] {
  const rows = (Object.keys(PLANS) as SectionName[]).flatMap((section) => KINDS.flatMap((kind) => OTHERS.map((other) => {
    const [ours, theirs] = [OURS, other].map((contestant) => times.get(placeOf(contestant, section, kind)) ?? []) as [number[], number[]];
    return {
      what: `${kind}, ${PLANS[section].title}`,
      ours: shown(ours),
      theirs: `${other.name} ${shown(theirs)}`,
      ratio: median(ours) / median(theirs),
      budget: kind === 'key' ? other.budget : undefined,
    };
  })));
  return rows;
}

const shown = (milliseconds: readonly number[]) => `${median(milliseconds).toFixed(2)} (${percentile95(milliseconds).toFixed(1)}) ms of ${milliseconds.length}`;
