import { demoCandidates } from './admissions/jamb/demo.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people/accounts/seed.ts';
import { plainReason } from './plainReason.ts';
import { MAILBOX } from './communication/emails/mailboxHtml.ts';
import { hasMailbox } from './platform/mail/createMailer.ts';
import { refusalText } from './platform/programmes/refusalText.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { startServer, type Server } from './start.ts';

/** Requests and jobs in hand are given less than this to end. */
const LONGEST_STOP_MS = 25_000;

try {
  const settings = readSettings(process.env);
  let server = startServer(settings, { restored });
  await server;
  closeOnSignal(settings, () => server);
  process.stdout.write(greeting(settings, (await server).platform.catalogue.refusals.map(refusalText)));

  /** Everything is opened again, so that nothing of the college before stays in memory. */
  function restored(): void {
    server = server.then((before) => before.close()).then(() => startServer(settings, { restored }));
    server.catch(fail);
  }
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exit(1);
}

function closeOnSignal({ drainSeconds }: Settings, server: () => Promise<Server>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), drainSeconds * 1000 + LONGEST_STOP_MS).unref();
      void server()
        .then(({ close }) => close())
        .then(() => process.exit(0));
    });
  }
}

function greeting(settings: Settings, leftOut: readonly string[]): string {
  const { publicUrl: address, school, sandbox } = settings;
  const walk = sandbox
    ? `
Payments go to a sandbox: no money moves. To walk an application:
  1. open ${address} and choose JUPEB
  2. generate an invoice with any phone number and pay it on the sandbox's page
  3. log in with the RRR at ${address}/jupeb_login and fill the form
Demo accounts at ${address}/login, each with the password ${DEMO_PASSWORD}: ${DEMO_ACCOUNTS.join(', ')}.
For Post UTME take the JAMB registration number ${demoCandidates('UTME')[0]}; for Direct Entry ${demoCandidates('DE')[0]}.
`
    : '';
  return `${school.name} is at ${address}\n${walk}${mailLines(settings)}${leftOut.map((line) => `\n${line}\n`).join('')}`;
}

function mailLines(settings: Settings): string {
  if (hasMailbox(settings))
    return `\nMails are not sent: read them at ${settings.publicUrl}${MAILBOX}, or set SMTP_URL\n`;
  return settings.smtpUrl === undefined ? '\nMails wait in the outbox and are not sent: set SMTP_URL\n' : '';
}
