import { beforeAll, expect, test } from 'vitest';
import { fillJupeb, newApplicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const TOKEN = 'a-token-of-the-operators';

onDatabases('metrics', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { env: { METRICS_TOKEN: TOKEN } });
  });
  const metrics = (token?: string) => server.call('GET', '/metrics', { token });

  test('are an address for who has the token, and for nobody else', async () => {
    for (const token of [undefined, 'x', `${TOKEN}x`]) expect((await metrics(token)).status).toBe(404);
    expect((await metrics(TOKEN)).headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const without = await freshServer(databases);
    for (const token of [undefined, 'undefined', ''])
      expect((await without.call('GET', '/metrics', { token })).status).toBe(404);
  });

  test('count requests, statements, connections, mails, sections saved and payments credited, without a word of anybody', async () => {
    const applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
    await server.call('GET', '/api/JupebApplication/application', {});
    const { text } = await metrics(TOKEN);
    const value = (line: string) =>
      Number(
        text
          .split('\n')
          .find((each) => each.startsWith(`${line} `))
          ?.split(' ')[1],
      );
    expect(
      value('http_request_duration_seconds_count{method="POST",route="/api/JupebApplication/login",status="200"}'),
    ).toBe(1);
    expect(
      value('http_request_duration_seconds_count{method="GET",route="/api/JupebApplication/application",status="401"}'),
    ).toBe(1);
    // The login asks about the payment too, perhaps in the same moment as the notification.
    expect(value('database_statement_duration_seconds_count{statement="credit-payment"}')).toBeGreaterThanOrEqual(1);
    expect(value('payments_credited_total')).toBe(1);
    expect(value('payments_credited_kobo_total')).toBeGreaterThan(0);
    for (const section of ['personal-details', 'sponsor-and-referee', 'o-level-result']) {
      expect(value(`application_sections_saved_total{programme="jupeb",section="${section}"}`), section).toBe(1);
    }
    expect(value('mails_waiting{state="due"}')).toBeGreaterThanOrEqual(0);
    expect(value('database_connections{state="waiting"}')).toBe(0);
    for (const word of [applicant.rrr.replace(/\D/g, ''), applicant.token, 'Okafor', 'example.com'])
      expect(text).not.toContain(word);
  });
});
