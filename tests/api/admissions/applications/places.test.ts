import { beforeAll, expect, test } from 'vitest';
import type { Answers } from '#catalogue/journey.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { putBack, reopenApplication } from '#server/admissions/applications/reopening.ts';
import { answersInOrder } from '../../../support/answersInOrder.ts';
import { newApplicant, submitApplication, type Applicant } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../../support/programmes.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

/** What an application reads elsewhere, and the places that it takes: what only the server knows for certain. */
const FELLOWSHIP = PROGRAMMES.find(({ id }) => id === 'summer-fellowship')!;
const NURSING = PROGRAMMES.find(({ id }) => id === 'nursing-school')!;

onDatabases('what an application shares with others, and its sections with each other', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });
  const { endpoints, sections } = FELLOWSHIP;
  const load = async ({ token }: Applicant, path = endpoints.load.path) =>
    (await server.call<ApplicationRecord>('GET', `/api${path}`, { token })).data;
  const save = (
    { token, applicantId }: Applicant,
    { endpoints: { sections } }: typeof FELLOWSHIP,
    section: string,
    answers: unknown,
  ) => server.call('POST', `/api${sections[section]!.path}`, { token, body: { applicantId, ...(answers as object) } });
  const filled = async (group: string): Promise<Applicant & { readonly answers: Answers }> => {
    const applicant = await newApplicant(server, FELLOWSHIP);
    const { facts } = await load(applicant);
    const right = answersInOrder(FELLOWSHIP, facts, () => []);
    const answers: Answers = { ...right, declaration: { ...right['declaration'], group } };
    for (const section of Object.keys(answers)) await saveAgain({ ...applicant, answers }, section);
    return { ...applicant, answers };
  };
  const saveAgain = async (applicant: Applicant & { readonly answers: Answers }, section: string, change = {}) => {
    const { status, text } = await save(applicant, FELLOWSHIP, section, {
      ...applicant.answers[section],
      ...change,
    });
    if (status !== 200) throw new Error(text);
  };
  const reopen = (
    { applicantId }: Applicant,
    section: string,
    by: Parameters<typeof reopenApplication>[1]['by'] = 'office',
  ) =>
    reopenApplication(server.platform, {
      applicationId: applicantId,
      sections: [section],
      by,
      reason: 'Please choose another group.',
      actor: 'admissions',
      ip: '',
    });
  const submit = ({ token }: Applicant) => submitApplication(server, token, endpoints.load.path);

  test('five submit at once for two places: two have one, three are told, and one given back is another’s', async () => {
    const applicants: Applicant[] = [];
    for (let count = 0; count < 5; count += 1) applicants.push(await filled('Morning'));
    expect((await load(applicants[0]!)).places!['declaration/group']).toEqual({ Morning: 2, Afternoon: 40 });
    const replies = await Promise.all(applicants.map(submit));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    const late = applicants[replies.findIndex(({ status }) => status === 409)]!;
    expect((await submit(late)).json.message).toBe(
      `All places for ‘Morning’ have been taken since then. Please choose another answer to ‘Group’ in ${sections['declaration']!.title}, then submit again`,
    );
    expect((await load(late)).places!['declaration/group']).toEqual({ Morning: 0, Afternoon: 40 });
    expect(await load(late), 'nothing of it was submitted').toMatchObject({ formCompleted: false });

    const early = applicants[replies.findIndex(({ status }) => status === 200)]!;
    expect(await reopen(early, 'declaration')).toBeUndefined();
    expect((await submit(late)).status, 'the place that was given back').toBe(200);
  });

  test('what is submitted again keeps its places, or has those of its new answers', async () => {
    const applicant = await filled('Afternoon');
    const left = async () => (await load(applicant)).places!['declaration/group']!['Afternoon'];
    expect((await submit(applicant)).status).toBe(200);
    expect(await left()).toBe(39);

    await reopen(applicant, 'motivation');
    expect(await left(), 'another section is open').toBe(39);
    await saveAgain(applicant, 'motivation');
    expect((await submit(applicant)).status).toBe(200);
    expect(await left()).toBe(39);

    await reopen(applicant, 'declaration');
    expect(await left(), 'the office has opened it').toBe(40);
    await saveAgain(applicant, 'declaration');
    expect((await submit(applicant)).status).toBe(200);
    expect(await left()).toBe(39);

    await reopen(applicant, 'declaration');
    await saveAgain(applicant, 'declaration', { group: 'Evening' });
    expect((await submit(applicant)).status).toBe(200);
    expect(await left(), 'it has chosen otherwise').toBe(40);
  });

  test('what is opened by oneself and put back has the places that it had', async () => {
    const applicant = await filled('Afternoon');
    const left = async () => (await load(applicant)).places!['declaration/group']!['Afternoon'];
    await submit(applicant);
    const taken = await left();
    expect(await reopen(applicant, 'declaration', 'awaited')).toBeUndefined();
    expect(await left(), 'while it is open').toBe(taken);
    await putBack(server.platform.database, {
      applicationId: applicant.applicantId,
      now: server.clock.now(),
      actor: 'system:awaited-results',
    });
    expect(await load(applicant)).toMatchObject({ formCompleted: true });
    expect(await left(), 'as it was submitted').toBe(taken);
  });

  test('a section that is asked only of some is refused from the others, and conditions follow the answers', async () => {
    const applicant = await newApplicant(server, NURSING);
    const { facts } = await load(applicant, NURSING.endpoints.load.path);
    const course = { mode: 'Full time', isNurse: 'No', startsOn: '2027-10-01' };
    expect((await save(applicant, NURSING, 'course', course)).status).toBe(200);
    expect((await load(applicant, NURSING.endpoints.load.path)).next).toBe('personal-details');
    expect((await save(applicant, NURSING, 'employment', {})).status, 'a section that is not asked').toBe(409);
    expect(facts['lastname']).toBe('Okafor');
    expect((await save(applicant, NURSING, 'course', { ...course, mode: 'Part time' })).status).toBe(200);
    const refused = await save(applicant, NURSING, 'course', { ...course, isNurse: 'Yes' });
    expect(refused.json.errors).toEqual({ '/council': 'please enter your registration with the council' });
  });
});
