import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { ensurePortal } from '../../../scripts/build/portal.ts';
import { ensureChromium, launchChromium } from '../../../scripts/test/chromium.ts';
import { freePort } from '../../support/freePort.ts';
import { openForm, sectionKilobytes } from '../../support/openForm.ts';
import { asksSomething, COLLEGES_OWN } from '../../support/programmes.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { BYTE_BUDGET, listen, type Transfer } from '../../support/transfer.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Row } from '../report.ts';
import { reactKilobytes } from './floor.ts';

/** After the form stands, what is fetched for later: the journey's interpreter, the next section. */
const IDLE_MS = 5000;

/** What really came over the line, in kilobytes. */
interface Measured {
  readonly landing: Transfer;
  readonly login: Transfer;
  readonly forms: readonly MeasuredForm[];
}

interface MeasuredForm {
  readonly name: string;
  readonly form: Transfer;
  readonly later: Transfer;
  readonly sections: Readonly<Record<string, number>>;
}

/** Scripts and styles to each page that an applicant opens, on a cold cache, of the product as it ships. */
export async function benchBytes(): Promise<Row[]> {
  await ensureChromium();
  ensurePortal();
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-bytes-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { child, serving, ended } = startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  });
  const browser = await launchChromium();
  try {
    await serving;
    return rowsOf(await reactKilobytes(), await measure(browser, address));
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A device that has never been here, without the worker, which would answer in the place of the line. */
const newDevice = (browser: Browser, address: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: address, serviceWorkers: 'block' });

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await newDevice(browser, address);
  const landing = await visit(context, '/', (page) => page.getByRole('link', { name: 'Apply for JUPEB' }).waitFor());
  const login = await visit(context, '/jupeb_login', (page) =>
    page.getByLabel('RRR', { exact: false }).first().waitFor(),
  );
  const forms: MeasuredForm[] = [];
  for (const programme of COLLEGES_OWN.filter(asksSomething))
    forms.push(await measureForm(browser, address, programme));
  return { landing: landing.transfer, login: login.transfer, forms };
}

async function measureForm(browser: Browser, address: string, programme: Programme): Promise<MeasuredForm> {
  const context = await newDevice(browser, address);
  const form = await openForm(context, address, programme);
  await form.page.waitForTimeout(IDLE_MS);
  const later = form.heard();
  const sections = await sectionKilobytes(form.page, programme);
  await context.close();
  return { name: programme.name, form: form.transfer, later, sections };
}

async function visit(context: BrowserContext, path: string, untilUsable: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  const heard = await listen(page);
  await page.goto(path, { waitUntil: path === '/' ? 'networkidle' : 'load' });
  await untilUsable(page);
  return { page, heard, transfer: heard() };
}

const total = ({ scripts, styles }: Transfer) => scripts + styles;

function rowsOf(react: number, { landing, login, forms }: Measured): Row[] {
  const rowOf = (what: string, kilobytes: number, beside: string, theirs: number, atMost?: number): Row => ({
    what,
    ours: `${kilobytes.toFixed(1)} kB`,
    theirs: `${beside} ${theirs.toFixed(1)} kB`,
    ratio: kilobytes / theirs,
    ...(atMost && { budget: { atMost, judged: kilobytes, unit: ' kB' } }),
  });
  return [
    rowOf('landing page', total(landing), 'React alone', react, BYTE_BUDGET.landing),
    rowOf('first usable page: login', total(login), 'React alone', react),
    ...forms.flatMap(({ name, form, later, sections }) => [
      rowOf(`${name}: form with its first section`, total(form), 'React alone', react, BYTE_BUDGET.form),
      ...Object.entries(sections).map(([section, kilobytes]) =>
        rowOf(`${name}: section, ${section}`, kilobytes, 'React alone', react, BYTE_BUDGET.section),
      ),
      rowOf(`${name}: fetched while the form stands idle, for later`, total(later) - total(form), 'React alone', react),
    ]),
  ];
}
