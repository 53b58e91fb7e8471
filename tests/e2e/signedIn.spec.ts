import { matchPath } from 'react-router-dom';
import type { LoginReply } from '#contract/people/accounts.ts';
import { SIGNED_IN_PAGES } from '#portal/app/signedInPages.ts';
import { specifiedAddresses, type Audience } from '../../scripts/specification/specified.ts';
import { complaintsOf } from '../support/complaints.ts';
import { expect, glance, test } from '../support/e2e.ts';
import { replyOf, signIn } from '../support/logIn.ts';

/** Every address of the specification for who is signed in is opened by somebody whom it is for: a page of its own comes. */
test.use({ students: '40' });
test.describe.configure({ mode: 'parallel' });

/** The first whose page it is opens it. Who administers all comes last, so that pages are seen by those who work on them. */
const STUDENTS = ['student', 'jupeb', 'postgraduate', 'predegree'];
const STAFF = ['lecturer', 'hod', 'dean', 'bursar', 'admissions', 'hostels', 'registry', 'senate', 'adviser', 'admin'];

/** Stands for a parameter: nothing of the demo college has it, and the page says so. */
const UNKNOWN = '000000000000';

/** Where one is led whose page it is not. */
const ELSEWHERE = ['/', '/login', '/dashboard', '/no_access'];

/** What an unknown parameter is refused with is no fault of the page. */
const isNoRefusal = (complaint: string) => !complaint.startsWith('Failed to load resource');

const pageAt = (path: string) =>
  SIGNED_IN_PAGES.find((page) => page.path === path) ?? SIGNED_IN_PAGES.find((page) => matchPath(page.path, path));

const addressesFor = (audience: Audience) =>
  specifiedAddresses()
    .filter((address) => address.audience === audience && address.path !== '/no_access')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, UNKNOWN));

for (const [audience, accounts, width] of [
  ['student', STUDENTS, 360],
  ['staff', STAFF, 1280],
] as const) {
  for (const account of accounts) {
    test(`${account}: each address of ${audience} opens a page of its own`, async ({ page, college }) => {
      const [own, ...before] = await Promise.all(
        [account, ...accounts.slice(0, accounts.indexOf(account))].map((userName) =>
          replyOf(college.address, userName),
        ),
      );
      const mine = addressesFor(audience).filter(
        (path) => isFor(own!, path) && !before.some((other) => isFor(other, path)),
      );
      const { heard } = complaintsOf(page);
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, account);
      await page.addLocatorHandler(page.getByRole('button', { name: 'I have read this' }), (read) => read.click());
      for (const path of mine) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('h1'), path).toBeVisible();
          await expect(page.getByRole('status', { name: /^Loading/ }), path).toHaveCount(0);
          // A page that needs a choice leads to where it is made.
          await expect(page, path).toHaveURL(({ pathname }) => pathname === path || !ELSEWHERE.includes(pathname));
          await glance(page, `signed-in-${account}${path.replaceAll('/', '-')}`);
          expect(heard.filter(isNoRefusal), `errors on the console of ${path}`).toEqual([]);
        });
      }
    });
  }
}

test("each address is somebody's among these accounts", async ({ college }) => {
  for (const [audience, accounts] of [
    ['student', STUDENTS],
    ['staff', STAFF],
  ] as const) {
    const all = await Promise.all(accounts.map((userName) => replyOf(college.address, userName)));
    expect(addressesFor(audience).filter((path) => !all.some((reply) => isFor(reply, path)))).toEqual([]);
  }
});

function isFor({ claims }: LoginReply, path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && claims.includes(page.claim);
}
