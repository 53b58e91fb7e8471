import { readFile } from 'node:fs/promises';
import { expect, look, nextPhone, test } from '../../support/e2e.ts';
import {
  fillOLevel,
  fillPersonalDetails,
  fillSponsorAndReferee,
  generateInvoice,
  logIn,
  payByCard,
} from '../../support/jupebWalk.ts';
import { signIn } from '../../support/logIn.ts';
import { pdfPages } from '../../support/pdfText.ts';

const [SURNAME, FIRST_NAME] = ['Ọláṣubọ̀mí'.normalize('NFC'), 'Ẹ̀gbẹ́yẹmí'.normalize('NFC')];

/** One keyboard composes letters with their marks, another writes the marks one by one. */
const TYPED = { surname: SURNAME.normalize('NFD'), firstName: FIRST_NAME, middleName: 'Bọ̀mí-Ṣẹ́gun'.normalize('NFD') };

const REFEREE = 'Ọlá O’Neil-Ẹ̀gbẹ́yẹmí';

test.use({ viewport: { width: 360, height: 800 } });

test('a name with tone marks goes from the card to the slip as it is written, in either form, and is found without them', async ({
  page,
  browser,
  college,
}) => {
  await test.step('an invoice', async () => {
    await generateInvoice(page, nextPhone(), 'ola@example.com', TYPED);
    await expect(page.getByText(SURNAME).first()).toBeVisible();
    await look(page, 'names-invoice');
  });
  await test.step('paid, and filled', async () => {
    await payByCard(page);
    await logIn(page);
    await fillPersonalDetails(page);
    await expect(page.locator('form')).toContainText(SURNAME);
    await page.getByLabel(/^Maiden name/i).fill('Ọlá'.normalize('NFD'));
    await look(page, 'names-personal-details');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/#section_b$/);
    await fillSponsorAndReferee(page);
    await page
      .getByRole('group', { name: /sponsor/i })
      .getByLabel(/name/i)
      .fill(REFEREE.normalize('NFD'));
    await page
      .getByRole('group', { name: /referee/i })
      .getByLabel(/name/i)
      .fill(REFEREE.normalize('NFC'));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/#section_c$/);
    await fillOLevel(page);
    await page.getByRole('button', { name: 'Check and submit' }).click();
    const stored = REFEREE.normalize('NFC').replace('’', "'");
    await expect(page.getByRole('region', { name: 'Sponsor & Referee' }).getByText(stored)).toHaveCount(2);
    await look(page, 'names-check');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL(/\/jupeb_application\/preview$/);
  });
  await test.step('the slip and its PDF', async () => {
    await expect(page.getByRole('article')).toContainText(SURNAME);
    await expect(page.getByRole('article')).toContainText(FIRST_NAME);
    await look(page, 'names-slip');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const pdf = await readFile(await download.path());
    const text = pdfPages(pdf).flat().join(' ').normalize('NFC');
    for (const name of [SURNAME, FIRST_NAME, 'Bọ̀mí-Ṣẹ́gun', 'Ọlá', "Ọlá O'Neil-Ẹ̀gbẹ́yẹmí"])
      expect(text).toContain(name.normalize('NFC'));
  });
  await test.step('an officer who types it without marks, or in either form, finds it', async () => {
    const visit = await browser.newContext({ viewport: page.viewportSize(), baseURL: college.address });
    const officer = await visit.newPage();
    await signIn(officer, 'admissions');
    await officer.goto('/student_management/search_admission_list');
    for (const typed of ['olasubomi', SURNAME, TYPED.surname]) {
      await officer.getByLabel('Number or name').fill(typed);
      await officer.getByRole('button', { name: 'Search' }).click();
      await expect(officer.getByRole('table', { name: 'Candidates' })).toContainText(`${SURNAME} ${FIRST_NAME}`);
    }
    await look(officer, 'names-officer');
    await visit.close();
  });
});
