import type { Page } from '@playwright/test';
import type { Programme } from '#catalogue/programme.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { chosen } from '#portal/core/chosen.ts';
import { invoiceFor, logIn } from '../support/applicant.ts';
import { specifiedAddresses } from '../../scripts/specification/specified.ts';
import { complaintsOf } from '../support/complaints.ts';
import { callerOf, type Caller } from '../support/call.ts';
import { expect, glance, glanceNarrow, look, test } from '../support/e2e.ts';
import { enterAs } from '../support/openForm.ts';
import { payByPost } from '../support/payByPost.ts';
import { isLong } from '../support/volume.ts';

/** Every public and applicants' address of the specification is a page of its own, and any unknown path. */
test.use({ viewport: { width: 360, height: 740 } });
/** Any two at once, each worker with a college of its own. */
test.describe.configure({ mode: 'parallel' });

const { programmes } = loadCatalogue('.');
const opened = specifiedAddresses()
  .filter(({ audience, path }) => audience === 'public' && path !== '/')
  .map(({ path }) => path);

/** Ten addresses are opened one after the other on one device, each anew, in place of a new device for each. */
const TOGETHER = 10;

/** A page is judged by axe at one programme's address of it: at the others' it is the same page, with other words and another form. */
const judged: ReadonlySet<string> = new Set(new Map(opened.toReversed().map((path) => [pageOf(path), path])).values());

for (let first = 0; first < opened.length; first += TOGETHER) {
  const together = opened.slice(first, first + TOGETHER);
  test(`${together[0]} to ${together.at(-1)}: each opens its own page`, async ({ page, college }) => {
    const { heard } = complaintsOf(page);
    for (const path of together) {
      await test.step(path, async () => {
        const landsOn = await open(page, callerOf(college.address), path);
        await expect(page, path).toHaveURL((url) => url.pathname === landsOn);
        await expect(page.locator('h1'), path).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ }), path).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ }), path).toHaveCount(0);
        expect(await page.title(), path).not.toBe('Matricula College');
        await (isLong || judged.has(path) ? look : glance)(page, `route${path.replaceAll('/', '-')}`);
        await glanceNarrow(page, `route${path.replaceAll('/', '-')}`);
        expect(heard, `errors on the console of ${path}`).toEqual([]);
      });
    }
  });
}

/** Pages that have between them all that applicants' pages are made of. */
const COLOURED = [
  '/',
  '/jupeb_login',
  '/jupeb_application',
  '/jupeb_application/preview',
  '/generate_application_invoice',
  '/jupeb_students_invoice',
  '/prospective_students',
  '/sundry/transcript',
];

for (const [name, media] of [
  ['in the dark', { colorScheme: 'dark' }],
  ['in forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${name} nothing is lost`, async ({ page, college }) => {
    await page.emulateMedia(media);
    for (const path of COLOURED) {
      await test.step(path, async () => {
        await open(page, callerOf(college.address), path);
        await expect(page.locator('h1'), path).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ }), path).toHaveCount(0);
        await look(page, `${name.replaceAll(' ', '-')}${path.replaceAll('/', '-')}`);
      });
    }
  });
}

/** What success criterion 1.4.12 has a reader set. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

test('with its text spaced out nothing is cut or wider than the screen', async ({ page, college }) => {
  for (const path of COLOURED) {
    await test.step(path, async () => {
      await open(page, callerOf(college.address), path);
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ }), path).toHaveCount(0);
      await page.evaluate(spaceOut, SPACED);
      await glance(page, `spaced${path.replaceAll('/', '-')}`);
      expect(await page.evaluate(cutTexts), path).toEqual([]);
    });
  }
});

/** A style tag would be against the pages' policy. */
function spaceOut(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

/** Texts that their box hides a part of; what is hidden on purpose, for who listens, is a pixel wide. */
function cutTexts(): string[] {
  const hides = (element: Element) =>
    ['hidden', 'clip'].some((way) => getComputedStyle(element).overflow.includes(way));
  const isCut = (element: Element) =>
    element.clientWidth > 1 &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.textContent !== '' && hides(element) && isCut(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

test('any unknown path leads to the first page', async ({ page }) => {
  for (const path of ['/no_such_page', '/jupeb_application/nothing', '/sundry', '/%00']) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible();
  }
});

/** Such as `login of a programme`; an address that is no programme's is a page of its own. */
function pageOf(path: string): string {
  for (const {
    routes,
    invoice: { generatePage, invoicePage },
  } of programmes) {
    const [page] =
      Object.entries({ ...routes, generatePage, invoicePage }).find(([, address]) => address === path) ?? [];
    if (page) return `${page} of a programme`;
  }
  return path;
}

/** As one comes to it who may: having logged in, chosen, an invoice, or paid. Answers the address to be at. */
async function open(page: Page, college: Caller, path: string): Promise<string> {
  if (path === '/verify_otp')
    return openWith(page, path, { challenge: 'of a login', sentTo: 'l•••@matricula.example' });
  if (path === '/create_profile')
    return openWith(page, path, {
      claim: {},
      challenge: 'of a claim',
      sentTo: 'a•••@candidates.example',
      profile: {
        fullName: 'Okafor Adaeze Ngozi',
        regNumber: '202630639047FF',
        programme: 'B.Sc. Computer Science',
        studentType: 'Undergraduate',
        session: '2026/2027',
      },
    });
  if (path === '/change_email') return openWith(page, path, { challenge: 'of a login' });
  const applied = programmes.find(({ routes: { application, preview, details } }) =>
    [application, preview, details].includes(path),
  );
  if (applied) return openApplication(page, college, path, applied);
  const generating = programmes.find(({ invoice }) => invoice.generatePage === path);
  if (generating) return openWith(page, path, chosen(generating));
  const invoiced = programmes.find(({ invoice }) => invoice.invoicePage === path);
  if (invoiced)
    return openWith(page, path, {
      ...chosen(invoiced),
      invoice: await invoiceOf(college, await invoiceFor(college, invoiced)),
    });
  await page.goto(path);
  return path;
}

/** With the navigation state that the page before would have given. */
async function openWith(page: Page, path: string, state: unknown): Promise<string> {
  await page.addInitScript(
    ([to, usr]) => {
      if (location.pathname === to) history.replaceState({ usr, key: 'given', idx: 0 }, '');
    },
    [path, state],
  );
  await page.goto(path);
  return path;
}

/** An application that is not declared yet leads to its login, which says so. */
async function openApplication(page: Page, college: Caller, path: string, programme: Programme): Promise<string> {
  if (programme.hasForm) {
    const rrr = await invoiceFor(college, programme);
    await payByPost(await invoiceOf(college, rrr));
    await enterAs(page, programme, await logIn(college, rrr, programme));
  }
  await page.goto(path);
  return programme.hasForm ? path : programme.routes.login;
}

const invoiceOf = async (college: Caller, rrr: string) =>
  (await college.call('GET', `/api/ApplicationInvoice/invoice-details?rrr=${rrr}`)).data;
