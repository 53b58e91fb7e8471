import type { Finding } from '../attack.ts';
import { mailsTo } from '../target/mailbox.ts';
import { askForPasswordLink, newAccount, usePasswordLink } from '../target/people.ts';
import type { Target } from '../target/target.ts';

/** Links are read by scanners, left in logs and mailed twice: only the newest is worth anything, and only to who chooses a password. */
export async function olderLinks(target: Target): Promise<Finding[]> {
  const account = await newAccount(target);
  const findings: Finding[] = [];
  const note = (is: boolean, what: string, reproduce: string) => {
    if (is) findings.push({ what, reproduce });
  };
  const scanner = target.stranger();
  const older = await askForPasswordLink(scanner, account);
  const newer = await askForPasswordLink(scanner, account);
  const password = `Other#${target.random.digits(8)}`;
  const byOlder = await usePasswordLink(target.stranger(), older, password);
  note(byOlder.status === 200, 'The link of an older email sets a password', 'ask for two links, use the first');

  const mails = await mailsTo(scanner, account.email);
  const { text } = await scanner.call('GET', mails[0]!);
  note(
    /\?[^"#\s]*token=/.test(text),
    'A link has its token where servers are sent it',
    'read the email of a forgotten password',
  );
  for (const method of ['HEAD', 'GET', 'GET', 'GET']) {
    await scanner.call(method, `/api/Authentication/reset-password?token=${newer}`);
    await scanner.call('POST', '/api/Authentication/read-mailed-link', { body: { token: newer } });
  }
  const used = await usePasswordLink(target.stranger(), newer, password);
  note(
    used.status !== 200,
    'A link that was only looked at does not work',
    'POST /api/Authentication/read-mailed-link, then use the link',
  );
  const again = await usePasswordLink(target.stranger(), newer, `${password}9`);
  note(again.status === 200, 'A link sets a password twice', 'use a link twice');
  const { status } = await scanner.call('POST', '/api/Authentication/renew-mailed-link', { body: { token: newer } });
  note(status === 200, 'A link that was used has another mailed', 'POST /api/Authentication/renew-mailed-link');
  return findings;
}
