import { expect } from '@playwright/test';
import { isPrefilled } from '#catalogue/prefill.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { ELIGIBILITY } from '#catalogue/registry/sections.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { fillSection, rereadSection, type OpenSection } from './fillSection.ts';
import type { ChartWalk, EventName } from './chartWalk.ts';
import { codeFor } from '../mailbox.ts';
import type { Visit } from './visit.ts';

/** What a person does so that an event of the chart happens. */
export const ACTS: Readonly<Record<EventName, (visit: Visit, walk: ChartWalk) => Promise<void>>> = {
  async NOT_FOUND(visit) {
    await lookUp(visit);
    if (visit.programme.eligibility) await answerEligibility(visit);
  },
  FOUND: lookUp,
  async GENERATED({ page, person }) {
    const names = {
      Surname: person.lastname,
      'First name': person.firstname,
      'Middle name': person.middlename,
      Email: person.email,
    };
    for (const [label, name] of Object.entries(names)) {
      const box = page.getByRole('textbox', { name: label });
      if (await box.isEnabled()) await box.fill(name);
      else await expect(box).toHaveValue(name);
    }
    await page.getByRole('button', { name: 'Generate Invoice' }).click();
  },
  async PAID({ page, programme: { routes }, look }) {
    await page.getByRole('button', { name: 'Pay with ATM Card' }).click();
    await page.getByRole('button', { name: /^Pay ₦/ }).click();
    await expect(page.getByText('Your payment has been received').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
    await look('receipt');
    await page
      .getByRole('link', { name: routes.application ? 'Fill in your application form' : 'Continue to your slip' })
      .click();
  },
  async HAS_RRR({ page, programme }) {
    await page.goto(programme.routes.login);
  },
  async VERIFIED({ page, programme, person, rrr, onAnotherDevice }) {
    const entrance = entranceOf(programme);
    const known: Readonly<Record<string, string | undefined>> = {
      rrr,
      regNumber: person.jambNumber,
      phoneOrRrr: person.mobileNumber,
    };
    for (const { name, label } of entrance.fields) await page.getByRole('textbox', { name: label }).fill(known[name]!);
    await page.getByRole('button', { name: 'Login' }).click();
    if (!onAnotherDevice || entrance.fields.some(({ name }) => name === 'rrr')) return;
    await expect(page.getByLabel('Your code')).toBeFocused();
    await page.getByLabel('Your code').fill(await codeFor(page, person.email));
    await page.getByRole('button', { name: 'Login' }).click();
  },
  async SAVED(visit, walk) {
    const { page, person, look, nameOf, noted, filled } = visit;
    const isKnown = (field: FieldSchema) => isPrefilled(field, person);
    const section = openSection(visit, walk.section()!);
    if (filled.has(section.name)) {
      await rereadSection(section, { nameOf, isKnown, note: () => undefined });
    } else {
      await fillSection(section, {
        nameOf,
        isKnown,
        note: (path, words) => noted.set(path, [...(noted.get(path) ?? []), words]),
      });
      await look(section.name);
      filled.add(section.name);
    }
    await page.getByRole('button', { name: /^(Next|Check and submit)$/ }).click();
    const { saved } = section.schema;
    if (saved) await expect(page.getByText(saved.title).last()).toBeVisible();
  },
  async SUBMITTED({ page, look }) {
    await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
    await expect(page.locator('.m-check').getByText('…', { exact: true }), 'lists that have yet to come').toHaveCount(
      0,
    );
    await look('check');
    await page.getByRole('button', { name: 'Submit application' }).click();
  },
  async PREVIOUS({ page }) {
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
  },
};

/** These answers stand on no slip. */
async function answerEligibility(visit: Visit): Promise<void> {
  const { page, look, nameOf } = visit;
  const section = openSection(visit, ELIGIBILITY);
  const knowledge = { nameOf, isKnown: () => false, note: () => undefined };
  await fillSection(section, knowledge);
  await look(ELIGIBILITY);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await rereadSection(section, knowledge);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function lookUp({ page, person }: Visit): Promise<void> {
  if (person.jambNumber) await page.getByRole('textbox', { name: 'JAMB registration number' }).fill(person.jambNumber);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(person.mobileNumber);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const openSection = ({ page, programme, answersTo }: Visit, name: string): OpenSection => ({
  form: page.locator('form'),
  name,
  schema: programme.sections[name]!,
  answers: answersTo(name),
});

/** By its card, or, where it has none, from the list below the cards: to the page where its invoice is made. */
export async function chooseProgramme({ page, programme: { name, card, invoice } }: Visit): Promise<void> {
  await page.goto('/');
  const uncarded = page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('link', { name: /^Apply/ });
  await (card ? page.getByRole('link', { name: `Apply for ${name}`, exact: true }) : uncarded).click();
  if (card?.fixed) await page.getByRole('link', { name: 'Start here' }).click();
  await expect(page.getByRole('heading', { name: `Generate ${invoice.label} Invoice` })).toBeVisible();
}
