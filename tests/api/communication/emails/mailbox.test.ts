import { expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { startMailServer } from '../../../support/mailServer.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const write = async ({ platform }: TestServer, address: string, name = 'Musa Bello') => {
  await platform.database.transaction((tx) =>
    platform.mail.queue(tx, {
      kind: 'test',
      subjectKind: 'test',
      subjectId: '1',
      to: { name, address },
      content: {
        subject: 'A <b>reference</b>',
        greeting: 'Dear <script>alert(1)</script>',
        parts: ['Words that only the demo keeps'],
      },
    }),
  );
  await platform.mail.sendDue();
};

const LIVE = {
  REMITA_BASE_URL: 'https://login.remita.net',
  REMITA_MERCHANT_ID: '1',
  REMITA_SERVICE_TYPE_ID: '2',
  REMITA_API_KEY: '3',
};

onDatabases('the demo mailbox', (databases) => {
  test('keeps what was written, to be read; what was typed into it stays text', async () => {
    const server = await freshServer(databases);
    await write(server, 'musa@example.com', '<img src=x onerror=alert(1)>');
    await write(server, 'musa@nowhere.invalid');
    const list = await server.call('GET', '/demo/mailbox');
    expect(list.status).toBe(200);
    expect(list.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(list.text).toContain('delivered');
    expect(list.text).toContain('refused');
    expect(list.text).not.toMatch(/<(img|script|b>reference)/);
    const links = [...list.text.matchAll(/\/demo\/mailbox\/[0-9a-f-]{36}/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    const mails = await Promise.all(links.map(async (link) => (await server.call('GET', link)).text));
    expect(mails.filter((mail) => mail.includes('Words that only the demo keeps'))).toHaveLength(2);
    expect(mails.filter((mail) => mail.includes('There is no mail server for musa@nowhere.invalid'))).toHaveLength(1);
    expect(mails.join()).not.toMatch(/<(img|script)/);
    expect(mails.join()).not.toMatch(/ style=/);
    expect((await server.call('GET', '/demo/mailbox/nothing')).status).toBe(404);
    expect((await server.call('GET', '/demo/mailbox.css')).headers.get('content-type')).toContain('text/css');
  });

  test('is not there once there is a mail server, or real money', async () => {
    const smtp = await startMailServer();
    databases.whenOver(smtp.close);
    for (const env of [{ SMTP_URL: smtp.url }, LIVE] as Record<string, string>[]) {
      const server = await freshServer(databases, { env });
      await write(server, 'musa@example.com');
      const { text } = await server.call('GET', '/demo/mailbox');
      expect(text).not.toContain('Demo mailbox');
    }
    expect(smtp.taken).toHaveLength(1);
  });
});
