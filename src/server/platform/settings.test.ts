import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const live = {
  REMITA_BASE_URL: 'https://login.remita.net/',
  REMITA_MERCHANT_ID: '1',
  REMITA_SERVICE_TYPE_ID: '2',
  REMITA_API_KEY: '3',
};

test('with nothing set, a college at port 3000 with a sandbox of its own', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    dataDir: '.data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    sandbox: true,
    remita: { baseUrl: 'http://localhost:3000/remita-sandbox' },
  });
});

test('a provider takes the place of the sandbox', () => {
  expect(readSettings(live)).toMatchObject({
    sandbox: false,
    remita: { baseUrl: 'https://login.remita.net', merchantId: '1', serviceTypeId: '2', apiKey: '3' },
  });
});

test('a provider without all its keys never falls back to the sandbox', () => {
  expect(() => readSettings({ ...live, REMITA_API_KEY: '' })).toThrow(
    'Payment is half configured: REMITA_API_KEY must be set too',
  );
  expect(() => readSettings({ REMITA_API_KEY: 'live' })).toThrow(
    'REMITA_BASE_URL and REMITA_MERCHANT_ID and REMITA_SERVICE_TYPE_ID must be set too',
  );
});

test('only a demo college is filled, with 1,200 students unless said', () => {
  expect(readSettings({})).toMatchObject({ demoStudents: 1200 });
  expect(readSettings({ DEMO_STUDENTS: '0' })).toMatchObject({ demoStudents: 0 });
  expect(readSettings({ ...live, DEMO_STUDENTS: '' })).toMatchObject({ demoStudents: 0 });
  expect(() => readSettings({ ...live, DEMO_STUDENTS: '40' })).toThrow(
    'DEMO_STUDENTS fills a demo college, and this one is live',
  );
  expect(() => readSettings({ DEMO_STUDENTS: 'many' })).toThrow(
    "DEMO_STUDENTS must be a number from 0 to 99999, not 'many'",
  );
});

test('an empty value counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: 'three' }, "PORT must be a number from 1 to 65535, not 'three'"],
  [{ PORT: '0' }, "PORT must be a number from 1 to 65535, not '0'"],
  [{ PORT: '65536' }, "PORT must be a number from 1 to 65535, not '65536'"],
  [
    { PUBLIC_URL: 'college.edu.ng' },
    "PUBLIC_URL must be an address that begins with http:// or https://, not 'college.edu.ng'",
  ],
  [{ SMTP_URL: 'mail.college.edu.ng' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters long'],
  [{ DRAIN_SECONDS: 'soon' }, "DRAIN_SECONDS must be a number of seconds, not 'soon'"],
  [{ BUSY_AT: 'never' }, "BUSY_AT must be a number of requests from 0 to 999, not 'never'"],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'loud'"],
])('%j is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
