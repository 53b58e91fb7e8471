import type { Browser } from 'playwright';
import { median, percentile95, type Row } from '../report.ts';
import { rotated } from '../rotated.ts';
import { KINDS, PLANS, type Kind, type SectionName } from './plan.ts';
import { fill, namedAs, openForm, type OpenForm } from './press.ts';
import { recordScript } from './scriptTime.ts';
import { inBrowser, type Site } from './site.ts';
import { sized } from '../size.ts';

const ROUNDS = sized(3, 1);
/** After a key, for what it set going: the device's database, a state that is drawn later. */
const SETTLING_MS = 30;

const FORMS = ['ours', 'handWritten', 'ownTheme'] as const;
type FormName = (typeof FORMS)[number];

/** A form, keeping every keystroke on the device or nothing at all. */
interface Contestant {
  readonly form: FormName;
  readonly isKept: boolean;
}

const CONTESTANTS: readonly Contestant[] = [true, false].flatMap((isKept) => FORMS.map((form) => ({ form, isKept })));

/**
 * What ours is compared with, and what was promised of a key: with everything typed kept on the device, and with nothing
 * kept. Both promises are judged both ways, so that no condition is chosen after the numbers.
 */
const OTHERS = [
  { form: 'handWritten', name: 'hand-written', atMost: 1.25 },
  { form: 'ownTheme', name: "RJSF's own theme", atMost: 0.333 },
] as const;

/** Milliseconds of each press, by contestant, section and kind. */
type Times = Map<string, number[]>;
const placeOf = ({ form, isKept }: Contestant, section: SectionName, kind: Kind) =>
  `${form}, ${isKept}, ${section}, ${kind}`;

/** The script that a key, a choice and the way to the next field cost, in turn in each form. */
export const benchKeys = (): Promise<Row[]> =>
  inBrowser(
    FORMS.map((form) => ({ form })),
    async (browser, site) => rowsOf(await measure(browser, site)),
  );

async function measure(browser: Browser, site: Site): Promise<Times> {
  const times: Times = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const section of Object.keys(PLANS) as SectionName[]) await fillAll(browser, site, section, round, times);
  }
  return times;
}

interface Opened extends OpenForm {
  readonly contestant: Contestant;
}

/**
 * All forms at once, a field in each before the next field: whatever else this machine does meets all of them, and so
 * does what the throttle, which is no clock, makes of it.
 */
async function fillAll(browser: Browser, site: Site, section: SectionName, round: number, times: Times): Promise<void> {
  const opened = await Promise.all(CONTESTANTS.map((contestant) => open(browser, site, contestant, section)));
  const stop = await recordScript(opened[0]!.line);
  const places: string[] = [];
  for (const [index, step] of PLANS[section].steps.entries()) {
    for (const form of rotated(opened, index + round)) {
      const kinds = await fill(form, step, SETTLING_MS, namedAs);
      places.push(...kinds.map((kind) => placeOf(form.contestant, section, kind)));
    }
  }
  const took = await stop();
  await Promise.all(opened.map(({ page }) => page.context().close()));
  if (took.length !== places.length)
    throw new Error(`${places.length} keys were pressed and ${took.length} were heard`);
  places.forEach((place, index) => times.set(place, [...(times.get(place) ?? []), took[index]!]));
}

const open = async (browser: Browser, site: Site, contestant: Contestant, section: SectionName): Promise<Opened> => ({
  contestant,
  ...(await openForm(
    browser,
    contestant.form,
    `${site.addressOf(contestant.form)}?section=${section}&kept=${contestant.isKept ? 'yes' : 'no'}`,
  )),
});

function rowsOf(times: Times): Row[] {
  const of = (form: FormName, isKept: boolean, section: SectionName, kind: Kind) =>
    times.get(placeOf({ form, isKept }, section, kind))!;
  return (Object.keys(PLANS) as SectionName[]).flatMap((section) =>
    KINDS.flatMap((kind) =>
      (kind === 'key' ? [true, false] : [true]).flatMap((isKept) =>
        OTHERS.map(({ form, name, atMost }) => {
          const [ours, theirs] = [of('ours', isKept, section, kind), of(form, isKept, section, kind)];
          return {
            what: `${kind}, ${PLANS[section].title}${isKept ? '' : ', nothing kept'}`,
            ours: shown(ours),
            theirs: `${name} ${shown(theirs)}`,
            ratio: median(ours) / median(theirs),
            ...(kind === 'key' && { budget: { atMost } }),
          };
        }),
      ),
    ),
  );
}

const shown = (milliseconds: readonly number[]) =>
  `${median(milliseconds).toFixed(2)} (${percentile95(milliseconds).toFixed(1)}) ms of ${milliseconds.length}`;
