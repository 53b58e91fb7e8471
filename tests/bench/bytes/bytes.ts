import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { ensurePortal } from '../../../scripts/build/portal.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath, ensureChromium } from '../../../scripts/test/chromium.ts';
import { freePort } from '../../support/freePort.ts';
import { generateInvoice, logIn, payByCard } from '../../support/jupebWalk.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { BYTE_BUDGET, listen, sectionKilobytes, type Transfer } from '../../support/transfer.ts';
import type { Row } from '../report.ts';
import { reactKilobytes } from './floor.ts';

/** A form of theirs, kilobytes brotli: measured once, before the first line of this house, and not by this run. */
const MEASURED_BEFORE = { 'JSON Forms': 123, SurveyJS: 358, 'Form.io': 426 };

const FURTHER_SECTIONS = ['sponsor-and-referee', 'o-level-result'];

/** After the form stands, what is fetched for later: the journey's interpreter, the next section. */
const IDLE_MS = 5000;

/** What really came over the line, in kilobytes. */
interface Measured {
  readonly landing: Transfer;
  readonly login: Transfer;
  readonly form: Transfer;
  readonly formLater: Transfer;
  readonly sections: Readonly<Record<string, number>>;
}

/** Scripts and styles to each page that an applicant opens, on a cold cache, of the product as it ships. */
export async function benchBytes(): Promise<Row[]> {
  await ensureChromium();
  await ensurePortal();
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-bytes-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { child, serving, ended } = startProcess({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: address, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
  try {
    await serving;
    return rowsOf(await reactKilobytes(), await measure(await browser.newContext({ baseURL: address })));
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(context: BrowserContext): Promise<Measured> {
  const landing = await visit(context, '/', (page) => page.getByRole('link', { name: 'Apply for JUPEB' }).waitFor());
  const login = await visit(context, '/jupeb_login', (page) => page.getByLabel('RRR', { exact: false }).first().waitFor());
  await generateInvoice(login.page);
  await payByCard(login.page);
  await logIn(login.page);
  const form = await visit(context, '/jupeb_application', (page) => page.getByLabel(/^Address/).waitFor());
  await form.page.waitForTimeout(IDLE_MS);
  const formLater = form.heard();
  const sections: Record<string, number> = {};
  for (const section of FURTHER_SECTIONS) sections[section] = await sectionKilobytes(form.page, form.transfer, section);
  return { landing: landing.transfer, login: login.transfer, form: form.transfer, formLater, sections };
}

async function visit(context: BrowserContext, path: string, untilUsable: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  const heard = await listen(page);
  await page.goto(path, { waitUntil: path === '/' ? 'networkidle' : 'load' });
  await untilUsable(page);
  return { page, heard, transfer: heard() };
}

const total = ({ scripts, styles }: Transfer) => scripts + styles;

function rowsOf(react: number, { landing, login, form, formLater, sections }: Measured): Row[] {
  const rowOf = (what: string, kilobytes: number, beside: string, theirs: number, atMost?: number): Row =>
    ({ what, ours: `${kilobytes.toFixed(1)} kB`, theirs: `${beside} ${theirs.toFixed(1)} kB`, ratio: kilobytes / theirs, ...(atMost && { budget: { atMost, judged: kilobytes, unit: ' kB' } }) });
  const beforeHand = Object.entries(MEASURED_BEFORE).map(([name, theirs]) => rowOf('form with its first section', total(form), `${name}, measured before and not by this run:`, theirs));
  return [
    rowOf('landing page', total(landing), 'React alone', react, BYTE_BUDGET.landing),
    rowOf('first usable page: login', total(login), 'React alone', react),
    rowOf('form with its first section', total(form), 'React alone', react, BYTE_BUDGET.form),
    ...Object.entries(sections).map(([section, kilobytes]) => rowOf(`further section: ${section}`, kilobytes, 'React alone', react, BYTE_BUDGET.furtherSection)),
    rowOf('fetched while the form stands idle, for later', total(formLater) - total(form), 'React alone', react),
    ...beforeHand,
  ];
}
