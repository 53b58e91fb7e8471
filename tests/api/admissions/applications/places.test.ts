import { beforeAll, expect, test } from 'vitest';
import type { Answers } from '#catalogue/journey.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { reopenApplication } from '#server/admissions/applications/reopening.ts';
import { answersInOrder } from '../../../support/answersInOrder.ts';
import { newApplicant, submitApplication, type Applicant } from '../../../support/applicant.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../../support/programmes.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

/** What an application reads elsewhere, and the places that it takes: what only the server knows for certain. */
const FELLOWSHIP = PROGRAMMES.find(({ id }) => id === 'summer-fellowship')!;
const NURSING = PROGRAMMES.find(({ id }) => id === 'nursing-school')!;

onBothDatabases('what an application shares with others, and its sections with each other', (databases) => {
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
  const filled = async (group: string): Promise<Applicant> => {
    const applicant = await newApplicant(server, FELLOWSHIP);
    const { facts } = await load(applicant);
    const answers: Answers = answersInOrder(FELLOWSHIP, facts, () => []);
    for (const [section, given] of Object.entries(answers)) {
      const { status, text } = await save(
        applicant,
        FELLOWSHIP,
        section,
        section === 'declaration' ? { ...given, group } : given,
      );
      if (status !== 200) throw new Error(text);
    }
    return applicant;
  };
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
    const why = await reopenApplication(server.platform, {
      applicationId: early.applicantId,
      sections: ['declaration'],
      by: 'office',
      reason: 'Please choose another group.',
      actor: 'admissions',
      ip: '',
    });
    expect(why).toBeUndefined();
    expect((await submit(late)).status, 'the place that was given back').toBe(200);
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
