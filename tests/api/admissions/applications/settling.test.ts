import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answers } from '#catalogue/journey.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { answersInOrder } from '../../../support/answersInOrder.ts';
import { newApplicant, submitApplication, type Applicant } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../../support/programmes.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

/** Its declaration asks for a reason where the budget leaves nothing of the grant. */
const FELLOWSHIP = PROGRAMMES.find(({ id }) => id === 'summer-fellowship')!;

const MODEST = { travel: 1000, costs: [{ what: 'Books', pieces: 1, price: 10 }], dateOfBirth: '2004-03-01' };
const GRAND = { ...MODEST, travel: 100_000, costs: [{ what: 'Microscopes', pieces: 20, price: 5000 }] };

onDatabases('an earlier section that is answered otherwise', (databases) => {
  let server: TestServer;
  let applicant: Applicant;
  let answers: Answers;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });
  beforeEach(async () => {
    applicant = await newApplicant(server, FELLOWSHIP);
    answers = answersInOrder(FELLOWSHIP, (await load()).facts, () => []);
  });

  const { endpoints } = FELLOWSHIP;
  const load = async () =>
    (await server.call<ApplicationRecord>('GET', `/api${endpoints.load.path}`, { token: applicant.token })).data;
  const save = async (section: string, given: object = answers[section]!) => {
    const { token, applicantId } = applicant;
    const { status, text } = await server.call('POST', `/api${endpoints.sections[section]!.path}`, {
      token,
      body: { applicantId, ...given },
    });
    if (status !== 200) throw new Error(text);
  };
  const declare = (visaReason?: string) => {
    const { visaReason: _, ...others } = answers['declaration']!;
    return save('declaration', visaReason === undefined ? others : { ...others, visaReason });
  };

  test('an answer that is no longer asked is not submitted', async () => {
    await save('motivation');
    await save('budget', GRAND);
    await declare('Microscopes are dear.');
    await save('budget', MODEST);
    expect((await load()).answers['declaration'], 'it stays until then').toMatchObject({
      visaReason: 'Microscopes are dear.',
    });
    expect((await submitApplication(server, applicant.token, endpoints.load.path)).status).toBe(200);
    expect((await load()).answers['declaration']).not.toHaveProperty('visaReason');
  });

  test('an answer that is now needed stops the submission, and says which section lacks it', async () => {
    await save('motivation');
    await save('budget', MODEST);
    await declare();
    await save('budget', GRAND);
    const refused = await submitApplication(server, applicant.token, endpoints.load.path);
    expect(refused.status).toBe(409);
    expect(refused.json.message).toBe(
      'What you have changed since has changed what Declaration asks. Please open it and save it again',
    );
    await declare('Microscopes are dear.');
    expect((await submitApplication(server, applicant.token, endpoints.load.path)).status).toBe(200);
  });

  test('what still holds is stored as it was', async () => {
    await save('motivation');
    await save('budget', MODEST);
    await declare();
    const { answers: before } = await load();
    expect((await submitApplication(server, applicant.token, endpoints.load.path)).status).toBe(200);
    expect((await load()).answers).toEqual(before);
  });
});
