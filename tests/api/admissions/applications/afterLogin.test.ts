import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillJupeb, newApplicant } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer } from '../../../support/server.ts';
import { temporaryCheckout } from '../../../support/temporaryCheckout.ts';

/** Declarations in which the login of JUPEB leads as said. */
function declared(verified: unknown): string {
  const root = temporaryCheckout(['schemas', 'flows', 'data']);
  const file = join(root, 'flows/jupeb/flow.json');
  const flow = JSON.parse(readFileSync(file, 'utf8')) as { chart: { states: { login: { on: unknown } } } };
  flow.chart.states.login.on = { VERIFIED: verified };
  writeFileSync(file, JSON.stringify(flow));
  return root;
}

onDatabases('the login', (databases) => {
  test.each([
    ['the preview', [{ target: 'preview', guard: 'formCompleted' }, { target: 'personalDetails' }], null],
    [
      'a section',
      [{ target: 'oLevelResult', guard: 'formCompleted' }, { target: 'personalDetails' }],
      'o-level-result',
    ],
    ['the form, like everybody', 'personalDetails', 'personal-details'],
  ])('leads a submitted application to %s where the chart says so', async (_, verified, afterLogin) => {
    const server = await freshServer(databases, { roots: [declared(verified)] });
    const applicant = await newApplicant(server);
    const load = async () =>
      (await server.call('GET', '/api/JupebApplication/application', { token: applicant.token })).data;
    expect(await load()).toMatchObject({ afterLogin: 'personal-details', next: 'personal-details' });
    await fillJupeb(server, applicant);
    expect(await load()).toMatchObject({ formCompleted: true, afterLogin, next: null });
  });
});
