import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import type { Databases } from './databases.ts';
import { startMailServer, type MailServer } from './mailServer.ts';
import { freshServer, type TestServer } from './server.ts';
import { until } from './until.ts';

/** A college whose mails go to a real SMTP server. */
export interface PostedCollege extends TestServer {
  readonly post: MailServer;
  /** Resolves when every mail that was queued has been taken. */
  posted(): Promise<void>;
  /** The last mail to an address as it came over the wire, its soft line ends joined, once all are taken. */
  lastMailTo(address: string): Promise<string>;
  /** The code of the last mail with one: mails that wait together come in any order. */
  lastCodeTo(address: string): Promise<string>;
}

export async function postedCollege(
  databases: Databases,
  env: Readonly<Record<string, string>> = {},
): Promise<PostedCollege> {
  const post = await startMailServer();
  const server = await freshServer(databases, { env: { ...env, SMTP_URL: post.url } });
  databases.whenOver(post.close);
  const waiting = async () =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select 1 from mail where send_at is not null limit 1',
        values: [],
      })
    ).rows.length > 0;
  const posted = async () => {
    for (const job of ['answer-reset-requests', 'answer-rrr-requests']) await server.jobs.run(job);
    await until('every mail has been taken', async () => {
      await server.platform.mail.sendDue();
      if (await waiting()) throw new Error('A mail is still waiting');
    });
  };
  const lastMail = async (address: string, words = '') => {
    await posted();
    const mail = post.taken.findLast(({ to, source }) => to === address && source.includes(words));
    if (!mail) throw new Error(`No mail for ${address}`);
    return mail.source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  };
  return {
    ...server,
    post,
    posted,
    lastMailTo: (address) => lastMail(address),
    lastCodeTo: async (address) => codeIn(await lastMail(address, 'Code: ')),
  };
}

export const emailOf = (userName: string) => `${userName}@matricula.example`;

const codeIn = (mail: string): string => /Code: (\d{6,10})/.exec(mail)![1]!;

export const login = (server: TestServer, userName: string, password = DEMO_PASSWORD) =>
  server.call('POST', '/api/Authentication/login', { body: { userName, password } });

/** A demo person's token. */
export async function signedIn(
  server: TestServer,
  userName: string,
  password = DEMO_PASSWORD,
): Promise<{ token: string; refreshToken: string; userId: string }> {
  const { data, text } = await login(server, userName, password);
  if (!data?.jwtToken) throw new Error(`${userName} is not signed in: ${text}`);
  return { token: data.jwtToken.token, refreshToken: data.refreshToken!, userId: data.userId };
}
