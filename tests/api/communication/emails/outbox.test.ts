import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import type { Mail, Mailer } from '#server/platform/mail/mail.ts';
import { readSettings } from '#server/platform/settings.ts';
import { stoppedClock, type Clock } from '../../../support/clock.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { startMailServer, type MailServer } from '../../../support/mailServer.ts';
import { until } from '../../../support/until.ts';

const MINUTE = 60_000;
const SECRET = 'K7QM-4XPT-9RWH';

const mailTo = (address: string): Mail => ({
  kind: 'test',
  subjectKind: 'test',
  subjectId: '1',
  to: { name: 'Ọlá "The Prof" Bello', address },
  content: {
    subject: 'A reference\r\nBcc: everyone@example.com',
    greeting: 'Dear Ọlá,',
    parts: [
      'Is 3 < 4 & 5 > 4?',
      { facts: [['Pass code', SECRET]] },
      { label: 'Open', link: 'https://example.com/?a=1&b=2' },
    ],
  },
});

onBothDatabases('the outbox', (databases) => {
  let smtp: MailServer;
  let database: Database;
  let clock: Clock;
  let log: { lines: string[] };
  beforeAll(async () => {
    database = await databases.freshDatabase();
  });
  beforeEach(async () => {
    smtp = await startMailServer();
    databases.whenOver(smtp.close);
    await database.query({ name: '', text: 'delete from mail', values: [] });
    clock = stoppedClock();
    log = { lines: [] };
  });

  const mailer = (url = smtp.url, now = clock.now): Mailer =>
    createMailer({
      settings: readSettings({
        SMTP_URL: url,
        PUBLIC_URL: 'https://portal.example.edu',
        SCHOOL_NAME: 'Matricula Collège',
      }),
      database,
      now,
      log: pino(
        { level: 'error' },
        {
          write: (line: string) => {
            log.lines.push(line);
          },
        },
      ),
    });
  const queue = (to: Mailer, address: string) => database.transaction((tx) => to.queue(tx, mailTo(address)));
  const rows = async () =>
    (
      await database.query({
        name: '',
        text: 'select *, send_at - queued_at as pause from mail order by recipient',
        values: [],
      })
    ).rows;

  test('a mail goes once, as text and HTML, and then keeps no words', async () => {
    const mail = mailer();
    await queue(mail, 'ola@example.com');
    await mail.sendDue();
    await mail.sendDue();
    expect(smtp.taken.map(({ to }) => to)).toEqual(['ola@example.com']);
    const [{ source, messageId }] = smtp.taken as [MailServer['taken'][number]];
    expect(messageId).toMatch(/^<[0-9a-f-]{36}@portal\.example\.edu>$/);
    expect(source).not.toMatch(/^Bcc:/im);
    expect(source).toContain('text/plain');
    expect(source).toContain('text/html');
    expect(source).toContain('Is 3 < 4 & 5 > 4?');
    expect(source).toContain('Is 3 &lt; 4 &amp; 5 &gt; 4?');
    expect(await rows()).toMatchObject([{ words_text: null, words_html: null, send_at: null, attempts: 1 }]);
    expect(JSON.stringify(await rows())).not.toContain(SECRET);
  });

  test('a mail whose cause was rolled back was never written', async () => {
    const mail = mailer();
    await expect(
      database.transaction(async (tx) => {
        await mail.queue(tx, mailTo('ola@example.com'));
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    await mail.sendDue();
    expect([await rows(), smtp.taken]).toEqual([[], []]);
  });

  test('a mail that is refused for now is tried again, later each time, and loudly', async () => {
    const mail = mailer();
    smtp.answers.set('ola@example.com', { code: 451, message: 'Greylisted' });
    await queue(mail, 'ola@example.com');
    await mail.sendDue();
    expect(await rows()).toMatchObject([
      { attempts: 1, sent_at: null, refused_at: null, last_answer: expect.stringContaining('Greylisted') },
    ]);
    clock.advance(MINUTE - 1);
    await mail.sendDue();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    clock.advance(1);
    await mail.sendDue();
    clock.advance(MINUTE);
    await mail.sendDue();
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
    smtp.answers.clear();
    clock.advance(MINUTE);
    await mail.sendDue();
    expect(smtp.taken).toHaveLength(1);
    expect(log.lines).toHaveLength(2);
    expect(log.lines.join()).not.toContain(SECRET);
  });

  test('an address that is refused for good is not tried again; the others go', async () => {
    const mail = mailer();
    smtp.answers.set('nobody@example.com', { code: 550, message: 'No such user here' });
    for (const address of ['nobody@example.com', 'ola@example.com', 'not an address']) await queue(mail, address);
    await mail.sendDue();
    clock.advance(24 * 60 * MINUTE);
    await mail.sendDue();
    expect(smtp.taken.map(({ to }) => to)).toEqual(['ola@example.com']);
    expect(
      (await rows()).map(({ recipient, refused_at, attempts }) => [recipient, refused_at !== null, attempts]),
    ).toEqual([
      ['nobody@example.com', true, 1],
      ['not an address', true, 1],
      ['ola@example.com', false, 1],
    ]);
    expect((await rows())[0]).toMatchObject({ last_answer: '550 No such user here', words_text: null });
  });

  test('a server that is away costs nothing but time; after five days a mail is given up', async () => {
    const away = mailer('smtp://127.0.0.1:1');
    await queue(away, 'ola@example.com');
    await away.sendDue();
    clock.advance(MINUTE);
    const back = mailer();
    await back.sendDue();
    expect(smtp.taken).toHaveLength(1);
    await queue(back, 'musa@example.com');
    clock.advance(5 * 24 * 60 * MINUTE + 1);
    await away.sendDue();
    expect(await rows()).toMatchObject([
      { recipient: 'musa@example.com', refused_at: clock.now() },
      { refused_at: null },
    ]);
  });

  test('forty mails and three servers: each mail goes once', async () => {
    const servers = [mailer(), mailer(), mailer()];
    for (let index = 0; index < 40; index += 1) await queue(servers[0]!, `referee${index}@example.com`);
    await Promise.all(servers.map((server) => server.sendDue()));
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(40);
    expect(smtp.taken).toHaveLength(40);
  });
});

onBothDatabases('a sender that is killed', (databases) => {
  test('after the mail was taken and before that was written down: it goes again under the same Message-ID', async () => {
    const smtp = await startMailServer();
    databases.whenOver(smtp.close);
    const place = await databases.freshPlace();
    const settings = readSettings({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://portal.example.edu' });
    const open = async (now: () => Date) => {
      const database = await openDatabase(place);
      return { database, mail: createMailer({ settings, database, now, log: pino({ level: 'silent' }) }) };
    };

    const before = await open(() => new Date());
    await before.database.transaction((tx) => before.mail.queue(tx, mailTo('ola@example.com')));
    await before.database.close();

    smtp.beforeAnswer = () => sleep(60_000, undefined, { ref: false });
    const sender = spawn(process.execPath, [fileURLToPath(new URL('./sender.ts', import.meta.url))], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        SMTP_URL: smtp.url,
        PUBLIC_URL: settings.publicUrl,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const ended = once(sender, 'close');
    await until('the mail server has taken the mail', () => expect(smtp.taken).toHaveLength(1));
    sender.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);

    smtp.beforeAnswer = async () => {};
    const soon = await open(() => new Date());
    await soon.mail.sendDue();
    expect(smtp.taken).toHaveLength(1);
    await soon.database.close();
    const later = await open(() => new Date(Date.now() + 16 * MINUTE));
    await later.mail.sendDue();
    await later.mail.sendDue();
    await later.database.close();
    expect(smtp.taken).toHaveLength(2);
    expect(smtp.taken[1]!.messageId).toBe(smtp.taken[0]!.messageId);
  });
});
