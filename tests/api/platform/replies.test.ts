import { beforeAll, describe, expect, test } from 'vitest';
import { databasesOf } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { things } from './routes.ts';

describe('what the server replies', () => {
  const databases = databasesOf('postgres');
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [things] });
  });

  test('a success holds what the contract names, and nothing else', async () => {
    const { status, json, headers } = await server.call('POST', '/api/Thing/echo', { body: { name: 'Ada' } });
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, data: { name: 'Ada' } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('a success may speak', async () => {
    expect((await server.call('GET', '/api/Thing/told')).json).toEqual({
      success: true,
      message: 'Well done',
      data: { name: 'Thing' },
    });
  });

  test('JSON text is passed on as it is', async () => {
    const { text, headers } = await server.call('GET', '/api/Thing/raw');
    expect(text).toBe('{"success":true,"data":{"name": "Thing"}}');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('bytes are sent as their media type', async () => {
    const { text, headers } = await server.call('GET', '/api/Thing/7/paper');
    expect(text).toBe('%PDF 7');
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  test("a mistake is told at its field, by JSON Pointer, in the contract's words", async () => {
    const { status, json } = await server.call('POST', '/api/Thing/echo', { body: { name: 'A' } });
    expect(status).toBe(422);
    expect(json).toEqual({ success: false, message: 'invalid name', errors: { '/name': 'invalid name' } });
  });

  test('many mistakes are told at once', async () => {
    const { json } = await server.call('POST', '/api/Thing/echo', { body: { size: '1', more: true } });
    expect(json).toMatchObject({
      message: 'Please correct the marked fields',
      errors: { '/name': 'please enter a name', '/size': 'must be integer' },
    });
    expect(Object.keys(json.errors)).toEqual(expect.arrayContaining(['/name', '/size', '/more']));
  });

  test('a problem says its message, title and fields, and when to come again', async () => {
    const { status, json, headers } = await server.call('GET', '/api/Thing/refused');
    expect(status).toBe(409);
    expect(json).toEqual({ success: false, message: 'It was taken', title: 'Too late!', errors: { '/name': 'taken' } });
    expect(headers.get('retry-after')).toBe('3');
  });

  test.each(['', '?status=503'])('a fault is silent, but for a request id (%j)', async (query) => {
    const { status, json, text } = await server.call('GET', `/api/Thing/broken${query}`);
    expect(status).toBe(500);
    expect(json).toEqual({
      success: false,
      message: 'Something went wrong',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(text).not.toContain('password');
  });

  test('what cannot be read is refused in the same shape', async () => {
    const headers = { 'content-type': 'application/json' };
    const malformed = await server.call('POST', '/api/Thing/echo', { body: '{"name":', headers });
    expect([malformed.status, malformed.json]).toEqual([
      400,
      { success: false, message: 'The request could not be read' },
    ]);
    const polluted = await server.call('POST', '/api/Thing/echo', { body: '{"__proto__":{"a":1}}', headers });
    expect([polluted.status, polluted.json.success]).toEqual([400, false]);
    const large = await server.call('POST', '/api/Thing/echo', { body: { name: 'x'.repeat(300_000) } });
    expect([large.status, large.json.message]).toEqual([413, 'What was sent is too large']);
    const xml = await server.call('POST', '/api/Thing/echo', {
      body: '<name/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect([xml.status, xml.json.message]).toEqual([415, 'This kind of content is not accepted here']);
  });

  test.each(['/api', '/api/', '/api/Thing/unknown', '/api/Thing/echo'])(
    'GET %s is not there, in JSON',
    async (path) => {
      const { status, json } = await server.call('GET', path);
      expect([status, json]).toEqual([404, { success: false, message: 'There is nothing at this address' }]);
    },
  );
});
