import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { endingOf } from '#catalogue/eligibility.ts';
import { machineOf } from '#catalogue/journey.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { validateSection, type SectionAnswers } from '#catalogue/validate.ts';
import { summaryOf } from '#form/rows/rowSummary.ts';
import { journeyOf } from '#server/admissions/applications/record.ts';
import { carryOut } from '../../support/guide/carryOut.ts';
import { FLOWS_PROMISES } from '../../support/guide/flowsPromises.ts';
import { mailsAreDeclared, textsAreTranslated } from '../../support/guide/mailsAndLanguages.ts';
import { defaultsAreFilledIn, phonesAreOfAnyCountry } from '../../support/guide/phonesAndDefaults.ts';
import { begun, jupeb, type Declared, type Promises } from '../../support/guide/promises.ts';
import { examplesIn, type Step } from '../../support/guide/steps.ts';
import { mistakesIn, NOBODY, optionsOf, PHOTOGRAPH } from '../../support/guide/mistakesIn.ts';
import { HOUSE } from '../../support/programmes.ts';
import { temporaryCheckout } from '../../support/temporaryCheckout.ts';

/** Every worked example of the guides, carried out as it stands there; each must do what the guide says of it. */
const without =
  (...names: readonly string[]) =>
  (answers: SectionAnswers) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));
const withAnswers = (change: SectionAnswers) => (answers: SectionAnswers) => ({ ...answers, ...change });
const ANYTHING = { year: 2026, hasPassport: true, options: () => undefined };
const PERSONAL = ['jupeb', 'personal-details'] as const;

const PROMISES: Readonly<Record<string, Promises>> = {
  'schemas/README.md': {
    'Change a message': (after) => {
      expect(mistakesIn(after, ...PERSONAL, without('genderId'))).toEqual({ '/genderId': 'please choose your sex' });
      expect(mistakesIn(after, 'pre-degree', 'personal-details', without('genderId'))).toMatchObject({
        '/genderId': 'please select your gender',
      });
      expect(
        jupeb(after).sections['o-level-result']!.properties['oLevelInfo']!.items!.properties!['subjects']!.messages![
          'rowsRequired'
        ],
      ).toMatchObject({ flag: 'Please choose at least 8 subjects, each with its grade' });
    },
    'Change a limit': (after) => {
      expect(mistakesIn(after, ...PERSONAL, withAnswers({ dateOfBirth: '2009-01-01' }))).toHaveProperty('/dateOfBirth');
      expect(mistakesIn(after, ...PERSONAL, withAnswers({ dateOfBirth: '2008-01-01' }))).toEqual({});
      const five = (answers: SectionAnswers) => ({
        oLevelInfo: (answers['oLevelInfo'] as { subjects: unknown[] }[]).map((sitting) => ({
          ...sitting,
          subjects: sitting.subjects.slice(0, 5),
        })),
      });
      expect(mistakesIn(after, 'jupeb', 'o-level-result', five)).toEqual({});
    },
    'Add a field': (after) => {
      expect(Object.keys(jupeb(after).sections['personal-details']!.properties)).toEqual(
        expect.arrayContaining(['lgaId', 'homeTown']),
      );
      expect(mistakesIn(after, ...PERSONAL, without('homeTown'))).toEqual({
        '/homeTown': 'please enter your home town',
      });
      expect(mistakesIn(after, ...PERSONAL, withAnswers({ homeTown: 'Aba' }))).toEqual({});
      expect(mistakesIn(after, ...PERSONAL, withAnswers({ homeTown: 'A'.repeat(61) }))).toHaveProperty('/homeTown');
      expect(jupeb(after).slip.groups[0]!.rows).toContainEqual({
        label: 'Home town',
        from: 'personal-details/homeTown',
      });
    },
    'Take what people type': (after) => {
      const meter = (meterNumber: string) => mistakesIn(after, ...PERSONAL, withAnswers({ meterNumber }));
      expect(meter('4501 2345-6789')).toEqual({});
      expect(meter('4501 A')).toEqual({ '/meterNumber': 'a meter number has digits only' });
      phonesAreOfAnyCountry(after);
    },
    'Ask only when it applies': (after) => {
      expect(
        mistakesIn(after, ...PERSONAL, (answers) => without('spouseName')({ ...answers, maritalStatus: 'Married' })),
      ).toEqual({ '/spouseName': "please enter your spouse's name" });
      expect(mistakesIn(after, ...PERSONAL, withAnswers({ maritalStatus: 'Widowed', spouseName: 'Ngozi' }))).toEqual({
        '/spouseName': 'enter both first and last name',
      });
      expect(
        mistakesIn(after, ...PERSONAL, (answers) => without('spouseName')({ ...answers, maritalStatus: 'Single' })),
      ).toEqual({});
      const compiled = compiledSection(jupeb(after), 'personal-details');
      const { data } = validateSection(
        compiled,
        { maritalStatus: 'Single', spouseName: 'Ngozi Okafor' },
        { year: 2026, hasPassport: true, options: () => undefined },
      );
      expect(data, 'what is not asked is not stored').not.toHaveProperty('spouseName');
    },
    'Join conditions': (after) => {
      const asked = (change: SectionAnswers) =>
        mistakesIn(after, ...PERSONAL, (answers) =>
          without('ranAway')({ ...answers, disability: 'low sight', ...change }),
        );
      const [male, female] = [1, 2];
      expect(asked({ countryId: 566, genderId: male, hasDisability: 'Yes' })).not.toHaveProperty('/ranAway');
      expect(asked({ countryId: 566, genderId: female, hasDisability: 'No' })).not.toHaveProperty('/ranAway');
      for (const change of [
        { countryId: 288, genderId: male, hasDisability: 'No' },
        { countryId: 566, genderId: female, hasDisability: 'Yes' },
      ])
        expect(asked(change)).toMatchObject({ '/ranAway': 'please tell us who knows where you are' });
    },
    'Look at other sections': (after) => {
      const known: Known = {
        answers: { 'personal-details': { countryId: 288, email: 'ada@example.com', dateOfBirth: '2005-03-14' } },
        facts: { programme: 'jupeb', startedOn: '2026-11-01' },
        today: '2026-11-02',
      };
      const right = {
        permit: 'R 12',
        secondEmail: 'eze@example.com',
        secondEmailAgain: 'eze@example.com',
        marriedOn: '2025-01-01',
      };
      const sponsor = (change: SectionAnswers, ...left: readonly string[]) =>
        mistakesIn(
          after,
          'jupeb',
          'sponsor-and-referee',
          (answers) => without(...left)({ ...answers, ...right, ...change }),
          known,
        );
      expect(sponsor({})).toEqual({});
      expect(sponsor({}, 'permit')).toEqual({ '/permit': 'please enter your residence permit' });
      expect(sponsor({ secondEmail: 'Ada@example.com', secondEmailAgain: 'ada@example.com' })).toEqual({
        '/secondEmail': 'this is the address that we have',
      });
      for (const thirdEmail of ['EZE@example.com', 'ada@example.com'])
        expect(sponsor({ thirdEmail })).toEqual({ '/thirdEmail': 'please enter an address that we do not have' });
      expect(sponsor({ thirdEmail: 'musa@example.com' })).toEqual({});
      expect(sponsor({ secondEmailAgain: 'ezi@example.com' })).toEqual({
        '/secondEmailAgain': 'the two addresses differ',
      });
      expect(sponsor({ marriedOn: '2005-03-13' })).toEqual({ '/marriedOn': 'nobody marries before they are born' });
      expect(sponsor({ marriedOn: '2026-11-02' })).toEqual({ '/marriedOn': 'please enter a day that is past' });
      expect(
        sponsor({
          leftSchool: 2020,
          jobs: [
            { from: 2019, email: 'Eze@example.com' },
            { from: 2020, email: 'ada@example.com' },
          ],
        }),
      ).toEqual({ '/jobs/0/from': 'you were at school then', '/jobs/0/email': 'this is your own address' });
      const born = (dateOfBirth: string) => mistakesIn(after, ...PERSONAL, withAnswers({ dateOfBirth }));
      expect([born('2011-10-01'), born('1986-10-02')]).toEqual([{}, {}]);
      for (const day of ['2011-10-02', '1986-10-01'])
        expect(born(day)).toEqual({ '/dateOfBirth': 'you must be 16 to 40 years old on 1 October 2027' });
    },
    'Ask a section only of some': (after) => {
      const next = (countryId: number) => journeyOf(jupeb(after), { 'personal-details': { countryId } }, null).next;
      expect(next(566)).toBe('sponsor-and-referee');
      expect(next(288)).toBe('o-level-result');
    },
    'Say what the rows have together': (after) => {
      const [english, mathematics, chemistry, physics] = [1, 2, 5, 6];
      const credits = (...subjects: readonly number[]) =>
        mistakesIn(after, 'jupeb', 'o-level-result', ({ oLevelInfo }) => ({
          oLevelInfo: (oLevelInfo as object[]).slice(0, 1).map((sitting) => ({
            ...sitting,
            subjects: [1, 2, 3, 4, 5, 6, 8, 9].map((subjectId) => ({
              subjectId,
              gradeId: subjects.includes(subjectId) ? 3 : 7,
            })),
          })),
        }));
      expect(credits(english, mathematics, physics)).toEqual({});
      expect(credits(english, mathematics, chemistry)).toEqual({});
      for (const few of [
        [english, mathematics],
        [mathematics, physics, chemistry],
      ])
        expect(credits(...few)).toEqual({
          '/oLevelInfo': 'you need credits in English, Mathematics, and Physics or Chemistry',
        });
      const posts = (...rows: readonly object[]) =>
        mistakesIn(
          after,
          'jupeb',
          'sponsor-and-referee',
          withAnswers({ posts: rows.map((row) => ({ hours: 20, isPaid: 'Yes', ...row })) }),
        );
      expect(posts({ yearFrom: 2015, yearTo: 2018 }, { yearFrom: 2018 })).toEqual({});
      expect(posts({ yearFrom: 2018 }, { yearFrom: 2015, yearTo: 2018 })).toEqual({
        '/posts/1/yearFrom': 'please enter the earliest post first',
      });
      expect(posts({ yearFrom: 2015 }, { yearFrom: 2018 })).toEqual({
        '/posts/1/yearFrom': 'this post begins before another has ended',
      });
      for (const change of [{ isPaid: 'No' }, { hours: 41 }])
        expect(posts({ yearFrom: 2015, ...change })).toEqual({
          '/posts': 'at least one post must be paid, and all together have at most 40 hours a week',
        });
    },
    'Ask by other means': (after) => {
      const known: Known = { ...NOBODY, facts: { firstname: 'Ọlá', lastname: "O'Neil" } };
      const means = (change: SectionAnswers) =>
        mistakesIn(
          after,
          'jupeb',
          'sponsor-and-referee',
          withAnswers({
            allergies: ['Dust'],
            accepts: true,
            signature: "Ola Grace O'Neil",
            experience: { laboratory: 'Never' },
            income: 10.25,
            ...change,
          }),
          known,
        );
      expect(means({})).toEqual({});
      expect(means({ allergies: ['Dust', 'None of these'] })).toEqual({ '/allergies': 'tick none of these alone' });
      expect(means({ allergies: [] })).toEqual({ '/allergies': 'please tick what applies, or none of these' });
      expect(means({ experience: {} })).toEqual({ '/experience/laboratory': 'please answer this line' });
      expect(means({ income: 'much' })).toEqual({ '/income': 'please enter a number: 45000.50' });
      expect(means({ income: 0.125 })).toEqual({ '/income': 'please use at most two decimals' });
      expect(means({ accepts: false })).toEqual({ '/accepts': 'please read the text and tick the box' });
      expect(means({ signature: 'Ola Neil' })).toEqual({ '/signature': 'please sign with the name on your invoice' });
      const section = compiledSection(jupeb(after), 'sponsor-and-referee');
      const { data } = validateSection(bindSection(section, known), { income: 0.1, incomeOfAYear: 7 }, ANYTHING);
      expect(data, 'calculated anew, whatever was sent').toMatchObject({ incomeOfAYear: 1.2 });
      const leave = { leaveFrom: '2026-12-18', leaveTo: '2027-02-18', leaveDays: 1 };
      expect(validateSection(bindSection(section, known), leave, ANYTHING).data).toMatchObject({
        leaveDays: 62,
        leaveMonths: 2,
      });
    },
    'Fill in what most answer': defaultsAreFilledIn,
    'Choose from a list': (after) => {
      const [nigeria, lagos, monaco] = [566, optionsOf('states', [566])[0], 492];
      expect(optionsOf('states', [monaco])).toEqual([]);
      const place = (change: SectionAnswers) => (answers: SectionAnswers) => ({
        ...without('stateId', 'countryId')(answers),
        ...change,
      });
      expect(mistakesIn(after, 'jupeb', 'sponsor-and-referee', place({ countryId: nigeria }))).toEqual({
        '/stateId': 'please select your state',
      });
      expect(mistakesIn(after, 'jupeb', 'sponsor-and-referee', place({ countryId: nigeria, stateId: lagos }))).toEqual(
        {},
      );
      expect(mistakesIn(after, 'jupeb', 'sponsor-and-referee', place({ countryId: monaco }))).toEqual({});
    },
    "Choose from a list of one's own": (after) => {
      const own = (hallId: unknown, saved: SectionAnswers = {}) =>
        mistakesIn(after, 'jupeb', 'sponsor-and-referee', (answers) => ({ ...answers, hallId }), {
          ...NOBODY,
          answers: { 'sponsor-and-referee': saved },
        });
      expect(own(1)).toEqual({});
      expect(own(undefined)).toEqual({ '/hallId': 'please choose a hall' });
      for (const other of [3, 4]) expect(own(other)).toEqual({ '/hallId': 'this hall takes nobody any more' });
      expect(own(3, { hallId: 3 }), 'for whoever has it').toEqual({});
      const section = compiledSection(jupeb(after), 'sponsor-and-referee');
      const stored = (hallId: number) =>
        validateSection(bindSection(section, NOBODY), { hallId, hallReason: 'It is near.' }, ANYTHING).data;
      expect(stored(1)).toHaveProperty('hallReason');
      expect(stored(2)).not.toHaveProperty('hallReason');
      const stays = jupeb(after).sections['sponsor-and-referee']!.properties['stays']!;
      expect(summaryOf(stays, { livedIn: 2 }, () => undefined).name).toBe('Fagunwa Hall');
    },
    'Share out places': (after) => {
      const { group, interview } = jupeb(after).sections['sponsor-and-referee']!.properties;
      expect(group!.places).toEqual({ Morning: 40 });
      expect(interview!.places).toEqual({
        'Mon 11 Jan 2027, 09:00': 4,
        'Mon 11 Jan 2027, 09:30': 4,
        'Tue 12 Jan 2027, 09:00': 4,
        'Tue 12 Jan 2027, 09:30': 4,
      });
      expect(mistakesIn(after, 'jupeb', 'sponsor-and-referee', without('group'))).toEqual({
        '/group': 'please choose a group',
      });
    },
    'Ask for rows': (after) => {
      const rows = (employment: unknown) =>
        mistakesIn(after, 'jupeb', 'sponsor-and-referee', withAnswers({ employment }));
      expect(rows([{ employer: 'Unity Bank', yearFrom: 2020, yearTo: 2018 }])).toEqual({
        '/employment/0/yearTo': 'please select a year that is not before the first',
      });
      expect(rows([{ yearFrom: 2020 }])).toEqual({ '/employment/0/employer': 'please enter the employer' });
      expect(rows([{ employer: 'Unity Bank', yearFrom: 2018, yearTo: 2020 }, {}])).toEqual({});
    },
    'Ask for a file': (after) => {
      const files = (change: (answers: SectionAnswers) => SectionAnswers) =>
        mistakesIn(after, 'jupeb', 'sponsor-and-referee', (answers) =>
          change(withAnswers({ letterType: 'School', letter: PHOTOGRAPH })(answers)),
        );
      expect(files((answers) => answers)).toEqual({});
      expect(files(without('birthCertificate'))).toEqual({
        '/birthCertificate': 'please upload your birth certificate',
      });
      expect(files(without('letter'))).toEqual({ '/letter': 'please upload the letter' });
      expect(files(without('letterType'))).toEqual({ '/letterType': 'please say whom the letter is from' });
      expect(files(without('letter', 'letterType', 'thesis'))).toEqual({});
    },
    "Ask what is nobody's business": (after) => {
      const { properties } = jupeb(after).sections['sponsor-and-referee']!;
      expect(properties['allergies']).toMatchObject({ title: 'Allergies', sensitive: true });
      expect(mistakesIn(after, 'jupeb', 'sponsor-and-referee', withAnswers({ allergies: 'Nuts' }))).toEqual({});
    },
    'Add a section': (after) => {
      const { chart, sections, endpoints, slip } = jupeb(after);
      expect(begun(machineOf(chart), { 'personal-details': {}, 'sponsor-and-referee': {} }).next).toBe('next-of-kin');
      expect(
        begun(machineOf(chart), { 'personal-details': {}, 'sponsor-and-referee': {}, 'next-of-kin': {} }).next,
      ).toBe('o-level-result');
      expect(Object.keys(sections)).toContain('next-of-kin');
      expect(endpoints.sections['next-of-kin']!.path).toBe('/JupebApplication/add-or-update-next-of-kin');
      expect(slip.groups.at(-1)!.title).toBe('Next of Kin');
      expect(Object.keys(mistakesIn(after, 'jupeb', 'next-of-kin', without('fullname')))).toEqual(['/fullname']);
    },
    'Ask before the invoice': (after) => {
      const { eligibility, endpoints, sections } = jupeb(after);
      expect(eligibility).toBe(true);
      expect(endpoints.sections).not.toHaveProperty('eligibility');
      expect(mistakesIn(after, 'jupeb', 'eligibility', without('credits', 'hasResult'))).toEqual({
        '/credits': 'please enter how many credits you have',
      });
      const ends = (answers: SectionAnswers) => endingOf(sections['eligibility']!, answers);
      expect(ends({ credits: 0, hasResult: 'No' })).toMatchObject({
        text: 'Please come back when your result is out.',
      });
      expect(ends({ credits: 4 })).toMatchObject({ instead: ['pre-degree', 'certificate-courses'] });
      expect(ends({ credits: 5 })).toBeUndefined();
      expect(begun(machineOf(jupeb(after).chart), {}).next, 'the form is as it was').toBe('personal-details');
    },
    'Take over a section': (after) => {
      expect(after.byId('staff-request')!.sections['personal-details']).toMatchObject({
        title: "Candidate's Personal Details",
      });
      expect(mistakesIn(after, 'staff-request', 'personal-details', without('genderId'))).toMatchObject({
        '/genderId': 'please select your gender',
      });
      const { properties, required } = after.byId('pre-degree')!.sections['programme']!;
      expect(properties).not.toHaveProperty('jambNumber');
      expect(properties).toHaveProperty('facultyId');
      expect(required).toContain('alternativeDepartmentId');
      const [personal, origin] = after.byId('pre-degree')!.slip.groups;
      const labels = personal!.rows!.map(({ label }) => label);
      expect(labels).toContain('Country');
      for (const left of ['Religion', 'Permanent address']) expect(labels).not.toContain(left);
      expect(origin!.rows![0]).toMatchObject({ joinedBy: ', ' });
    },
    'Write the mails': mailsAreDeclared,
    'Say it in another language': textsAreTranslated,
    'Add a list': (after, root) => {
      expect(jupeb(after).sections['personal-details']!.properties['sportId']!.lookup).toBe('sports');
      const asked = `import { createCollegeLookups } from '#server/lookups.ts'; console.log(JSON.stringify(createCollegeLookups(() => new Date()).list('sports', [])))`;
      expect(
        JSON.parse(
          execFileSync(process.execPath, ['--input-type=module', '-e', asked], { cwd: root, encoding: 'utf8' }),
        ),
      ).toContainEqual({ id: 1, name: 'Athletics' });
      const { $defs } = JSON.parse(readFileSync(join(root, 'schemas/section.schema.json'), 'utf8')) as {
        $defs: { lookupName: { enum: string[] } };
      };
      expect($defs.lookupName.enum, 'the editors know it').toContain('sports');
    },
  },
  'flows/README.md': FLOWS_PROMISES,
};

const GUIDES = Object.keys(PROMISES).map(
  (guide) => [guide, examplesIn(readFileSync(join(HOUSE, guide), 'utf8'))] as const,
);

test.each(GUIDES)('each example of %s has its promise, and each promise its example', (guide, examples) => {
  expect([...examples.keys()].sort()).toEqual(Object.keys(PROMISES[guide]!).sort());
});

const needsMachinery = (steps: readonly Step[]) =>
  steps.some((step) => step.kind === 'run' || step.kind === 'line below');

test.each(
  GUIDES.flatMap(([guide, examples]) => [...examples].map(([heading, steps]) => [guide, heading, steps] as const)),
)('%s: %s', (guide, heading, steps) => {
  const root = temporaryCheckout(needsMachinery(steps) ? undefined : ['schemas', 'flows']);
  for (const step of steps) carryOut(root, step);
  if (needsMachinery(steps)) execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'pipe' });
  const after = needsMachinery(steps) ? loadedThere(root) : loadCatalogue(root);
  PROMISES[guide]![heading]!(after, root);
});

/** As the copy itself loads it: it may know more words than this house does. */
function loadedThere(root: string): Declared {
  const load =
    "import { loadCatalogue } from '#catalogue/reading/load.ts'; console.log(JSON.stringify(loadCatalogue('.').programmes))";
  const programmes = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', load], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }),
  ) as Catalogue['programmes'];
  return { programmes, byId: (id) => programmes.find((programme) => programme.id === id) };
}
