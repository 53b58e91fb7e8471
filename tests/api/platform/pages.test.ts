import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPortal } from '../../support/builtPortal.ts';
import { databasesOf } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)><!--app-->';

describe('the pages', () => {
  const databases = databasesOf('postgres');
  const dist = builtPortal();
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [], dist, env: { SCHOOL_NAME: HOSTILE } });
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  const page = async (path: string) => (await server.call('GET', path)).text;
  const dataOf = (html: string) => JSON.parse(/id="portal-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

  test("every address that is neither the API's nor a file's is the portal", async () => {
    for (const path of ['/', '/jupeb_login', '/jupeb_application/preview?rrr=1', '/no/such/page']) {
      const { status, headers, text } = await server.call('GET', path);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<div id="root">');
    }
    expect((await server.call('HEAD', '/')).status).toBe(200);
    expect((await server.call('POST', '/jupeb_login')).status).toBe(404);
  });

  test('what a link of an email opens is in no search engine, and nobody learns that somebody came from there', async () => {
    for (const path of [
      '/reset_password',
      '/Reset_Password/',
      '/impersonation_login',
      '/verify_otp',
      '/pg_referee_form',
    ]) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await server.call(method, path);
        expect([path, headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
          path,
          'noindex',
          'no-referrer',
        ]);
      }
      expect(await page(path)).toContain('<meta name="robots" content="noindex">');
    }
    const { headers } = await server.call('GET', '/');
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      null,
      'strict-origin-when-cross-origin',
    ]);
    expect(await page('/')).not.toContain('noindex');
  });

  test('the landing page has its words in the HTML; nothing that fills a place is searched for places', async () => {
    expect(await page('/')).toContain('<div id="root"><h1>/</h1><!--data-->0</div>');
    expect(await page('/jupeb_login')).toContain('<div id="root"></div>');
  });

  test('a page carries what it draws with, and no text of it leaves its element', async () => {
    const html = await page('/');
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('<title>&lt;/script&gt;');
    const data = dataOf(html);
    expect(data).toMatchObject({ sandbox: true, school: { name: HOSTILE }, announcements: [] });
    expect(data.programmes).toHaveLength(server.platform.catalogue.programmes.length);
    expect(JSON.stringify(dataOf(await page('/jupeb_login')))).not.toContain('announcements');
  });

  test('no script or style runs that is not a file of ours', async () => {
    const headers = (await server.call('GET', '/')).headers;
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split(';').map((rule) => rule.split(/ (.*)/)),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'form-action': `'self' ${server.address}`,
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBeNull();
    for (const path of ['/api/health', '/api/unknown', '/assets/entry-abc123.js']) {
      expect((await server.call('GET', path)).headers.get('content-security-policy')).toBe(
        headers.get('content-security-policy'),
      );
    }
  });

  test('over https, browsers are told to stay there', async () => {
    const secure = await freshServer(databases, {
      domains: [],
      dist,
      env: { PUBLIC_URL: 'https://portal.college.example' },
    });
    expect((await secure.call('GET', '/')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  test('files of the build are kept for good and sent as they were compressed', async () => {
    const { status, headers, text } = await server.call('GET', '/assets/entry-abc123.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect([status, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
      200,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(text).toContain('console.log');
    const plain = await server.call('GET', '/assets/entry-abc123.js', { headers: { 'accept-encoding': 'identity' } });
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
    expect((await server.call('GET', '/icon.svg')).status).toBe(200);
  });

  test.each([
    '/assets/missing.js',
    '/missing.css',
    '/index.html',
    '/assets/..%2f..%2fpackage.json',
    '/programmes/jupeb/0/programme.json',
  ])('%s is not there', async (path) => {
    const { status, headers } = await server.call('GET', path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/json');
  });

  test('a programme is delivered by its version, for good, and asked for ahead by its page', async () => {
    const jupeb = server.platform.catalogue.byId('jupeb');
    const base = `/programmes/jupeb/${jupeb?.version}`;
    const { headers, text } = await server.call('GET', `${base}/programme.json`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(JSON.parse(text).name).toBe(jupeb?.name);
    const html = await page('/jupeb_application');
    const module = /<link rel="modulepreload" href="([^"]+)">/.exec(html)?.[1] ?? '';
    expect(html).toContain(`href="${base}/programme.json"`);
    expect(module).toBe(`${base}/personal-details.js`);
    const section = await server.call('GET', module);
    expect([section.status, section.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  test('the service worker is asked for anew each time, and a switch sends one that takes itself away', async () => {
    const { headers, text } = await server.call('GET', '/service-worker.js');
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect(text).toContain('fetch');
    const off = await freshServer(databases, { domains: [], dist, env: { OFFLINE: 'off' } });
    const farewell = await off.call('GET', '/service-worker.js');
    expect([farewell.status, farewell.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(farewell.text).toContain('unregister');
    expect(farewell.text).not.toContain('fetch');
  });

  test('the app has the name of the college, and starts with the form in hand', async () => {
    const { headers, text } = await server.call('GET', '/app.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({
      name: HOSTILE,
      start_url: '/?app',
      scope: '/',
      icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })]),
    });
  });
});
