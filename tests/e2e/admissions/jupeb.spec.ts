import { callerOf } from '../../support/call.ts';
import { expect, look, test } from '../../support/e2e.ts';
import { fillUpTo } from '../../support/fillUpTo.ts';
import {
  fillOLevel,
  fillPersonalDetails,
  fillSponsorAndReferee,
  generateInvoice,
  logIn,
  payByCard,
} from '../../support/jupebWalk.ts';
import { enterAs, paidApplicant } from '../../support/openForm.ts';
import { PROGRAMMES } from '../../support/programmes.ts';
import { OTHER_WIDTH, WIDTHS } from '../../support/widths.ts';

const JUPEB = PROGRAMMES.find(({ id }) => id === 'jupeb')!;

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, OTHER_WIDTH, () => {
    const viewport = { width, height: 800 };
    test.use({ viewport });

    test('JUPEB, from the landing card to the printed slip', async ({ page, browser, college }) => {
      await page.goto('/');
      await look(page, 'landing');

      const rrr = await test.step('an invoice', async () => {
        const reference = await generateInvoice(page);
        await look(page, 'invoice');
        return reference;
      });
      await test.step('paid at the sandbox', async () => {
        await payByCard(page);
        await expect(page.getByText('Ten Thousand Naira Only')).toBeVisible();
        await look(page, 'payment-return');
      });
      await test.step('into the form', async () => {
        await logIn(page);
        await look(page, 'personal-details-empty');
      });
      await test.step('personal details', async () => {
        await fillPersonalDetails(page);
        await look(page, 'personal-details');
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByText('Successfully updated personal details')).toBeVisible();
        await expect(page).toHaveURL(/#section_b$/);
      });
      await test.step('sponsor and referee', async () => {
        await fillSponsorAndReferee(page);
        await look(page, 'sponsor-and-referee');
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByText('Successfully updated sponsor and referee details')).toBeVisible();
        await expect(page).toHaveURL(/#section_c$/);
      });
      await test.step('O-Level', async () => {
        await fillOLevel(page);
        await look(page, 'o-level-result');
        await page.getByRole('button', { name: 'Check and submit' }).click();
        await expect(page.getByText('That would be all!')).toBeVisible();
        await expect(page).toHaveURL(/#check$/);
      });
      await test.step('the check, from which an answer is changed', async () => {
        await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
        await expect(
          page.getByRole('region', { name: 'O-Level Result' }),
          'a status that was left open hides nothing',
        ).not.toContainText('Not given');
        await look(page, 'check');
        await page.getByRole('button', { name: 'Change Sponsor & Referee' }).click();
        await page
          .getByRole('group', { name: /referee/i })
          .getByLabel(/name/i)
          .fill('Halima Bello');
        await page.getByRole('button', { name: 'Check and submit' }).click();
        await expect(page.getByRole('region', { name: 'Sponsor & Referee' })).toContainText('Halima Bello');
        await page.getByRole('button', { name: 'Submit application' }).click();
        await expect(page).toHaveURL(/\/jupeb_application\/preview$/);
      });
      await test.step('who comes back is led to the slip, from the login and from the form', async () => {
        const visit = await browser.newContext({ viewport, baseURL: college.address });
        const again = await visit.newPage();
        await again.goto('/jupeb_login');
        await again.getByLabel('RRR').fill(rrr);
        await again.getByRole('button', { name: 'Login' }).click();
        await expect(again).toHaveURL(/\/jupeb_application\/preview$/);
        await again.goto('/jupeb_application');
        await expect(again).toHaveURL(/\/jupeb_application\/preview$/);
        await visit.close();
      });
      const slipAddress = await test.step('the slip, its PDF and its proof', async () => {
        await expect(page.getByRole('region', { name: 'Application submitted' })).toBeVisible();
        await expect(page.getByRole('heading', { name: /JUPEB Application Slip$/ })).toBeVisible();
        await expect(page.getByRole('img', { name: /Passport photograph/ })).toBeVisible();
        await look(page, 'slip');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download PDF' }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(/\.pdf$/);
        return page.getByRole('link', { name: /verify_slip/ }).getAttribute('href');
      });
      await test.step('a stranger checks it', async () => {
        const visit = await browser.newContext({ viewport, baseURL: college.address });
        const stranger = await visit.newPage();
        await stranger.goto(slipAddress!);
        await expect(stranger.getByText('This slip is genuine')).toBeVisible();
        await look(stranger, 'verify-slip');
        await visit.close();
      });
    });
  });
}

test.describe('a result that is not out yet', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is said so: no card is asked, and the slip and its page say how it is added later', async ({
    page,
    college,
  }) => {
    const server = callerOf(college.address);
    const applicant = await paidApplicant(server, JUPEB);
    await fillUpTo(server, JUPEB, applicant, 'o-level-result');
    await enterAs(page, JUPEB, applicant);
    await page.goto('/jupeb_application#section_c');
    await page.getByRole('button', { name: 'Check and submit' }).click();
    await expect(page.getByText('please enter your card pin').first()).toBeVisible();
    await expect(page.getByText('AR means awaiting result')).toBeVisible();

    await fillOLevel(page, { isAwaited: true });
    await expect(page.getByLabel(/pin/i)).toHaveCount(0);
    await expect(page.getByLabel(/serial/i)).toHaveCount(0);
    await look(page, 'awaiting-result');
    await page.getByRole('button', { name: 'Check and submit' }).click();
    await expect(page.getByRole('region', { name: 'O-Level Result' })).toContainText('Awaiting result');
    await page.getByRole('button', { name: 'Submit application' }).click();

    const submitted = page.getByRole('region', { name: 'Application submitted' });
    await expect(submitted.getByRole('heading', { name: 'When your O-Level result is out' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Awaited. Bring it to the admissions office when it is out.');
    await look(page, 'awaiting-result-slip');
  });
});
