import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#contract/kit/endpoint.ts';
import { createApp } from '#server/app.ts';
import type { Domain } from '#server/platform/domain.ts';
import { route } from '#server/platform/route.ts';
import Type from 'typebox';
import { beginApplication, tokenOf } from '../../support/application.ts';
import { databasesOf, onDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { things } from './routes.ts';

const HOURS = 60 * 60 * 1000;
const REFUSAL = { success: false, message: 'Please log in again to continue' };

onDatabases('the caller of a route', (databases) => {
  let server: TestServer;
  let applicationId: string;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [things] });
    applicationId = await beginApplication(server.platform);
  });
  const mine = (token?: string) => server.call('GET', '/api/Thing/mine', { token });

  test('is the application that the token was issued for', async () => {
    const token = await tokenOf(server.platform, applicationId);
    expect((await mine(token)).data).toBe(applicationId);
  });

  test('is nobody without a token, or with one that was never issued', async () => {
    for (const token of [undefined, 'x', randomUUID(), Buffer.alloc(32).toString('base64url'), "' or 1=1 --"]) {
      const { status, json } = await mine(token);
      expect([status, json]).toEqual([401, REFUSAL]);
    }
  });

  test('is nobody under another scheme', async () => {
    const token = await tokenOf(server.platform, applicationId);
    for (const authorization of [`Basic ${token}`, token, `Bearer`, `Bearer  ${token}`]) {
      expect((await server.call('GET', '/api/Thing/mine', { headers: { authorization } })).status).toBe(401);
    }
  });

  test('is nobody once the token has expired, which housekeeping then forgets', async () => {
    const token = await tokenOf(server.platform, applicationId);
    server.clock.advance(2 * HOURS - 1);
    expect((await mine(token)).status).toBe(200);
    server.clock.advance(1);
    expect((await mine(token)).status).toBe(401);
    await server.jobs.run('housekeeping');
    const { rows } = await server.platform.database.query({
      name: '',
      text: 'select 1 from applicant_token',
      values: [],
    });
    expect(rows).toEqual([]);
  });

  test('is never an applicant where a claim is asked for', async () => {
    const token = await tokenOf(server.platform, applicationId);
    expect((await server.call('GET', '/api/Thing/staff', { token })).status).toBe(401);
  });

  test('the database keeps no token, only its hash', async () => {
    const token = await tokenOf(server.platform, applicationId);
    const { rows } = await server.platform.database.query({
      name: '',
      text: 'select t::text as row from applicant_token t',
      values: [],
    });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});

describe('deny by default', () => {
  const databases = databasesOf('postgres');
  const booted = async (domain: Domain) => {
    const { platform } = await freshServer(databases, { domains: [] });
    return createApp(platform, { domains: [domain] });
  };

  test('a route beside the contract does not boot', async () => {
    await expect(
      booted({ name: 'open', register: (app) => void app.get('/api/open', () => 'secret') }),
    ).rejects.toThrow('/api/open was not mounted by route(): it has no access rule');
  });

  test('a route without an access rule does not boot', async () => {
    const open = { method: 'GET', path: '/open', summary: '', reply: Type.Null() } as unknown as {
      method: 'GET';
      path: '/open';
      summary: string;
      access: Access;
      reply: Type.TNull;
    };
    await expect(booted({ name: 'open', register: (app) => route(app, open, () => null) })).rejects.toThrow(
      'GET /open states no access rule',
    );
  });
});
