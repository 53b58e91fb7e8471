import { expect, look, test } from '../../support/e2e.ts';
import { openForm } from '../../support/openForm.ts';
import { FIXTURES, PROGRAMMES } from '../../support/programmes.ts';

const COASTAL = PROGRAMMES.find(({ id }) => id === 'coastal-academy')!;

test.use({ declarations: FIXTURES, viewport: { width: 360, height: 740 } });

test('a programme that translates its texts is read in the language, from its card to its messages', async ({
  context,
  college,
}) => {
  await context.addCookies([{ name: 'language', value: 'pcm', url: college.address }]);
  const { page, transfer } = await openForm(context, college.address, COASTAL);
  expect(transfer.files.map(({ path }) => path)).toContain(
    `/programmes/${COASTAL.id}/${COASTAL.version}/words.pcm.json`,
  );
  await test.step('labels, help and messages', async () => {
    const port = page.getByLabel('Your papa harbour');
    await expect(port).toBeVisible();
    await expect(page.getByText('The harbour wey your people dey live')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Who you be' })).toBeVisible();
    await port.fill('B'.repeat(61));
    await port.blur();
    await expect(page.getByText('abeg no pass 60 letters'), 'with the limit of the question').toBeVisible();
    await port.fill('');
    await port.blur();
    await expect(page.getByText('abeg put your papa harbour')).toBeVisible();
    await expect(page.getByText('Sex', { exact: true }), "a shared block has the product's own words").toHaveCount(0);
    await look(page, 'own-language-form');
  });
  await test.step('its card', async () => {
    await page.goto('/');
    await expect(page.getByText('Two years for harbour.')).toBeAttached();
  });
});

test('who reads English fetches nothing of it', async ({ context, college }) => {
  const { page, transfer } = await openForm(context, college.address, COASTAL);
  await expect(page.getByLabel('Home port')).toBeVisible();
  expect(transfer.files.filter(({ path }) => /\/words\.\w+\.json$/.test(path))).toEqual([]);
});
