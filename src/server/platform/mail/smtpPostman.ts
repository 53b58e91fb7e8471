import { createTransport, type NodemailerError } from 'nodemailer';
import type { School } from '../settings.ts';
import { Refusal, type Postman } from './postman.ts';

const TIMEOUT_MS = 30_000;

/** @param url `smtp://user:password@host:port`, or `smtps://` */
export function smtpPostman(url: string, from: string, school: School): Postman {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsWords: false,
    async deliver(mail) {
      try {
        const { response } = await transport.sendMail({
          ...mail,
          from: { name: school.name, address: from },
          replyTo: school.email,
        });
        return response;
      } catch (error) {
        throw isRefusal(error as NodemailerError)
          ? new Refusal((error as NodemailerError).response ?? 'The address cannot be used')
          : error;
      }
    },
  };
}

/** Only a refusal of this recipient or email is final: emails wait until our login or sender address is fixed. */
function isRefusal({ code, command, responseCode = 0 }: NodemailerError): boolean {
  if (code === 'EENVELOPE') return responseCode === 0 || (responseCode >= 500 && command === 'RCPT TO');
  return code === 'EMESSAGE' && responseCode >= 500;
}
