import { createTransport, type NodemailerError } from 'nodemailer';
import type { School } from '../settings.ts';
import { Refusal, type Postman } from './postman.ts';

/** No step of a conversation with a mail server takes longer. */
const PATIENCE_MS = 30_000;

/** Mail by SMTP. @param url `smtp://user:password@host:port`, or `smtps://` */
export function smtpPostman(url: string, from: string, school: School): Postman {
  const transport = createTransport({
    url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, disableFileAccess: true, disableUrlAccess: true,
  });
  return {
    keepsWords: false,
    async deliver(mail) {
      try {
        const { response } = await transport.sendMail({ ...mail, from: { name: school.name, address: from }, replyTo: school.email });
        return response;
      } catch (error) {
        throw isRefusal(error as NodemailerError) ? new Refusal((error as NodemailerError).response ?? 'The address cannot be used') : error;
      }
    },
  };
}

/**
 * Refused for good is what the server says of this recipient or of this mail. What it says of us (our login, our
 * sender's address) will be mended, and the mail waits for it.
 */
function isRefusal({ code, command, responseCode = 0 }: NodemailerError): boolean {
  if (code === 'EENVELOPE') return responseCode === 0 || (responseCode >= 500 && command === 'RCPT TO');
  return code === 'EMESSAGE' && responseCode >= 500;
}
