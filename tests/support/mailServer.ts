import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  readonly to: string;
  /** With its headers, as it came over the wire. */
  readonly source: string;
  readonly messageId: string;
}

/** A real SMTP server on loopback, and what makes its day a bad one. */
export interface MailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  /** Answers to a recipient, by address: `550` for good, `451` for now. */
  readonly answers: Map<string, { readonly code: number; readonly message: string }>;
  /** Told before a mail is acknowledged; the answer waits for it. */
  beforeAnswer: (mail: TakenMail) => Promise<void>;
  close(): Promise<void>;
}

/** On a port that nobody uses, unless one is said. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const answers: MailServer['answers'] = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, reply) {
      const refusal = answers.get(address);
      reply(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, reply) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const mail = {
          to: session.envelope.rcptTo[0]!.address,
          source,
          messageId: /^Message-ID: (.*)$/im.exec(source)![1]!.trim(),
        };
        taken.push(mail);
        void running.beforeAnswer(mail).then(() => reply());
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const running: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    answers,
    beforeAnswer: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return running;
}
