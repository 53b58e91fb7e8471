import type { Page } from '@playwright/test';
import type { Answers, Facts } from '#catalogue/answers.ts';
import { chartFor } from '#catalogue/binding/chartFor.ts';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import type { Programme } from '#catalogue/programme.ts';
import { ELIGIBILITY } from '#catalogue/registry/sections.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { answersInOrder } from '../../support/answersInOrder.ts';
import { candidateFacts } from '../../support/candidates.ts';
import { coverOf } from '../../support/cover.ts';
import { complaintsOf } from '../../support/complaints.ts';
import { eligibleAnswers } from '../../support/eligibleAnswers.ts';
import { expect, glance, glanceNarrow, look, nextPhone, test } from '../../support/e2e.ts';
import { ACTS, chooseProgramme } from '../../support/person/acts.ts';
import { walkOf, type EventName } from '../../support/person/chartWalk.ts';
import { fieldKinds } from '../../support/person/fieldKinds.ts';
import { expectInSight } from '../../support/person/sights.ts';
import { checkAnswers } from '../../support/person/answerCheck.ts';
import { checkSlip } from '../../support/person/slipCheck.ts';
import type { Visit } from '../../support/person/visit.ts';
import { FIXTURES, PROGRAMMES } from '../../support/programmes.ts';
import { isLong } from '../../support/volume.ts';

/**
 * A programme that has a form, by its declaration alone: from its card to its slip and the PDF, answering as a person does.
 * On a phone and on a desk by turns. A walk is as long as its form, so most take more than ten seconds.
 *
 * Those that between them have all that any programme is declared by, and every one in the long run: that each goes from its
 * invoice to its slip at its own addresses `tests/api/admissions/programmes.test.ts` proves, and the stories draw each section.
 */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const NIGERIA = 566;

const lookups = createCollegeLookups(() => new Date());

/**
 * These go through every state and every way of their charts too: back, on again, and on another day; of all programmes
 * `everyChart.test.ts` proves that the ways are there, the stories of each flow that the buttons take them, and the
 * stories of each section and slip what axe says of them. Between them they ask by every kind of widget, by both
 * entrances, and nothing at all.
 */
const EVERY_WAY: ReadonlySet<string> = new Set(['jupeb', 'direct-entry', 'putme-slip']);

const cover = coverOf(
  PROGRAMMES,
  fieldKinds,
  PROGRAMMES.filter(({ id }) => EVERY_WAY.has(id)),
);
const walked = PROGRAMMES.filter((programme) => isLong || cover.has(programme));

/** A wizard of nine sections, there and back, on a machine that does other things too. */
test.use({ declarations: FIXTURES });
/** Any two at once, each worker with a college of its own: one after the other they were half of the run. */
test.describe.configure({ mode: 'parallel' });

for (const [index, programme] of walked.entries()) {
  test.describe(() => {
    test.use({ viewport: SCREENS[index % SCREENS.length]! });

    test(`${programme.name}, from its card to its slip`, async ({ page, browser, college }) => {
      const complaints = complaintsOf(page);
      const isEveryWay = isLong || EVERY_WAY.has(programme.id);
      const visit = newVisit(page, programme, isEveryWay);
      const walk = walkOf(visit.programme.chart, () => ({ answers: {}, formCompleted: visit.isSubmitted }));
      const take = (event: EventName) =>
        test.step(`${walk.states().join(' of ')}: ${event}`, async () => {
          await ACTS[event](visit, walk);
          walk.take(event);
          await expectInSight(visit, walk);
          if (!walk.section()) await visit.look(walk.states()[0]!);
        });

      await chooseProgramme(visit);
      await take('NOT_FOUND');
      await take('GENERATED');
      visit.rrr = (await page
        .getByRole('term')
        .filter({ hasText: 'Reference #' })
        .locator('xpath=following-sibling::dd')
        .textContent())!.trim();
      for (const event of ['PAID', 'VERIFIED'] as const) await take(event);
      while (walk.following()) await take('SAVED');
      if (isEveryWay) while (walk.can('PREVIOUS')) await take('PREVIOUS');
      while (walk.section()) await take('SAVED');
      if (walk.can('SUBMITTED')) {
        await checkAnswers(visit);
        visit.isSubmitted = true;
        await take('SUBMITTED');
        await expect(page.getByRole('region', { name: 'Application submitted' })).toContainText(
          /Submitted on\d\d\/\d\d\/\d{4} \d\d:\d\d/,
        );
      }
      await checkSlip(visit);

      if (isEveryWay) {
        await test.step('another day, on another device', async () => {
          const device = await browser.newContext({ viewport: page.viewportSize()!, baseURL: college.address });
          visit.page = await device.newPage();
          visit.onAnotherDevice = true;
          complaints.hear(visit.page);
          walk.begin();
          await chooseProgramme(visit);
          for (const event of ['FOUND', 'HAS_RRR', 'VERIFIED'] as const) await take(event);
          await device.close();
        });
        expect(walk.missed(), 'states and ways of the chart that nobody took').toEqual([]);
      }
      expect(complaints.heard, 'errors on the console').toEqual([]);
    });
  });
}

function newVisit(page: Page, programme: Programme, isEveryWay: boolean): Visit {
  const person = {
    lastname: 'Okafor',
    firstname: 'Adaeze',
    middlename: 'Ngozi',
    email: `${programme.id}@example.com`,
    mobileNumber: nextPhone(),
    startedOn: lagosDay(new Date()),
    ...candidateFacts(programme),
  };
  const options = (lookup: string, parents: readonly unknown[]) =>
    lookup === UPLOADS
      ? ['to be taken']
      : lookup === 'countries'
        ? [NIGERIA]
        : lookups.list(lookup as LookupName, parents).map(({ id }) => id);
  const asked = eligibleAnswers(programme.sections);
  const full = { ...(asked && { [ELIGIBILITY]: asked }), ...answersInOrder(programme, person, options) };
  const answers = new Map(
    Object.entries(full).map(([name, given]) => [
      name,
      isEveryWay ? given : withOneSitting(programme.sections[name]!, given),
    ]),
  );
  const facts = { ...person, programme: programme.id };
  const chart = chartFor(programme.chart, { answers: full, formCompleted: false, facts });
  const visit: Visit = {
    page,
    onAnotherDevice: false,
    programme: { ...programme, chart, sections: boundSections(programme, full, facts) },
    person,
    noted: new Map(),
    filled: new Set(),
    rrr: '',
    isSubmitted: !programme.hasForm || Object.keys(programme.sections).length === 0,
    answersTo: (section) => answers.get(section)!,
    nameOf: (lookup, parents, id) =>
      lookups.list(lookup as LookupName, parents).find((option) => option.id === id)!.name,
    look: async (name) => {
      await (isEveryWay ? look : glance)(visit.page, `${programme.id}-${name}`);
      await glanceNarrow(visit.page, `${programme.id}-${name}`);
    },
  };
  return visit;
}

/** As they are asked of whoever answers so. */
const boundSections = ({ sections }: Programme, answers: Answers, facts: Facts): Programme['sections'] =>
  Object.fromEntries(
    Object.entries(sections).map(([name, schema]) => [
      name,
      bindSection({ schema, validate: () => true }, { answers, facts, today: lagosDay(new Date()) }).schema,
    ]),
  );

/** A second sitting asks nothing that the first did not: eighteen lists more. */
const withOneSitting = ({ properties }: SectionSchema, answers: SectionAnswers): SectionAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      properties[name]?.widget === 'o-level-sittings' && Array.isArray(answer) ? answer.slice(0, 1) : answer,
    ]),
  );
