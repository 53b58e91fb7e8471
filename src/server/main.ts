import { plainReason } from './plainReason.ts';
import { readSettings } from './platform/settings.ts';
import { startServer, type Server } from './start.ts';

/** Longest wait for requests in hand when told to stop. */
const DRAIN_MS = 10_000;

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  closeWhenTold(server);
  process.stdout.write(greeting(settings.publicUrl, settings.school.name, settings.sandbox));
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exit(1);
}

function closeWhenTold(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), DRAIN_MS).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}

function greeting(address: string, school: string, sandbox: boolean): string {
  const walk = sandbox ? `
Payments go to a sandbox: no money moves. To walk an application:
  1. open ${address} and choose JUPEB
  2. generate an invoice with any phone number and pay it on the sandbox's page
  3. log in with the RRR at ${address}/jupeb_login and fill the form
` : '';
  return `${school} is at ${address}\n${walk}`;
}
