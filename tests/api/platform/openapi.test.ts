import { beforeAll, describe, expect, test } from 'vitest';
import { missingActions } from '../../../scripts/specification/actions.ts';
import { knownMissing } from '../../../scripts/specification/specified.ts';
import { domains } from '#server/app.ts';
import type { Domain } from '#server/platform/domain.ts';
import { databasesOf } from '../../support/databases.ts';
import { openApiOf } from '../../support/openApi.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { things } from './routes.ts';

describe('the OpenAPI page', () => {
  const databases = databasesOf('postgres');
  const mounted: { method: string; url: string }[] = [];
  const listener: Domain = {
    name: 'listener',
    register(app) {
      app.addHook('onRoute', ({ method, url }) => {
        if (url.startsWith('/api/') && method !== 'HEAD') mounted.push({ method: String(method).toLowerCase(), url });
      });
    },
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [listener, ...domains, things] });
  });

  test('has every route, with a summary', async () => {
    const { paths } = await openApiOf(server);
    expect(mounted.length).toBeGreaterThan(things.name.length);
    for (const { method, url } of mounted) {
      const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method];
      expect(operation?.summary, `${method} ${url}`).toEqual(expect.any(String));
    }
  });

  test('serves every specified action that it served before; `npm run coverage` writes down what is new', async () => {
    const { paths } = await openApiOf(server);
    expect(missingActions(Object.keys(paths)).map(({ family, name }) => `action ${family}/${name}`)).toEqual(
      knownMissing('action'),
    );
  });

  test('shows the body of a section with its questions, their messages and an example, as the programme declares them', async () => {
    const { paths } = await openApiOf(server);
    const shown = JSON.stringify(paths['/api/JupebApplication/add-or-update-personal-details']!['post']!.requestBody);
    for (const part of [
      'Date of birth',
      'Must be answered. Otherwise: ‘please input your date of birth’',
      '2006-03-14',
    ])
      expect(shown).toContain(part);
    const saved = JSON.stringify(paths['/api/JupebApplication/add-or-update-o-level']!['post']!.requestBody);
    expect(saved).toContain('subjectGrade');
  });

  test('says which routes need a token', async () => {
    const { paths } = await openApiOf(server);
    expect(paths['/api/Thing/mine']!['get']!.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/Thing/echo']!['post']!.security).toBeUndefined();
  });

  test('is drawn at /api/docs', async () => {
    const { status, headers } = await server.call('GET', '/api/docs/');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('health says which database and which version', async () => {
    expect((await server.call('GET', '/api/health')).data).toEqual({
      database: 'postgres',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });
});
