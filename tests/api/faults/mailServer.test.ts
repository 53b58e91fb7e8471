import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../support/freePort.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { startMailServer } from '../../support/mailServer.ts';
import { emailOf, login } from '../../support/people.ts';
import { freshServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const MINUTE = 60_000;

onBothDatabases('a mail server', (databases) => {
  test.each(['down', 'silent'] as const)(
    'that is %s: pages that cause mails work at once, and each mail goes once when it is back',
    async (how) => {
      const port = await freePort();
      const held = new Set<Socket>();
      const silent = createServer((socket) => {
        held.add(socket.on('error', () => undefined));
      });
      if (how === 'silent') silent.listen(port, '127.0.0.1');
      const college = await freshServer(databases, { env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
      const people = ['student', 'lecturer', 'bursar'].map(emailOf);
      for (const email of people) {
        const { status } = await college.call(
          'POST',
          `/api/Authentication/send-reset-password-mail?email=${encodeURIComponent(email)}`,
        );
        expect(status).toBe(200);
      }
      expect((await login(college, 'student')).status).toBe(200);
      const waiting = async () =>
        (
          await college.platform.database.query({
            name: '',
            text: 'select recipient from mail where sent_at is null and refused_at is null',
            values: [],
          })
        ).rows.length;
      await until('the mails wait', async () => expect(await waiting()).toBe(people.length));

      await new Promise((resolve) => {
        silent.close(resolve);
        for (const socket of held) socket.destroy();
      });
      const post = await startMailServer(port);
      databases.whenOver(post.close);
      await until('each mail has gone', async () => {
        college.clock.advance(20 * MINUTE);
        await college.platform.mail.sendDue();
        expect(await waiting()).toBe(0);
      });
      await college.platform.mail.sendDue();
      expect(post.taken.map(({ to }) => to).sort()).toEqual([...people].sort());
      expect(new Set(post.taken.map(({ messageId }) => messageId)).size).toBe(people.length);
    },
  );
});
