import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findMail, listEmails } from '../../platform/mail/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { MAILBOX, mailboxPage, mailPage, noMailPage } from './mailboxHtml.ts';

const STYLE = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');
const SHOWN = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function mailboxPages(app: FastifyInstance, { database, settings }: Platform): void {
  app.get(`${MAILBOX}.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));

  app.get(MAILBOX, async (_request, reply) =>
    show(reply, mailboxPage(settings.school.name, await listEmails(database, { limit: SHOWN }))),
  );

  app.get<{ Params: { id: string } }>(`${MAILBOX}/:id`, async ({ params: { id } }, reply) => {
    const [mail] = UUID.test(id) ? await findMail(database, { emailId: id }) : [];
    return mail
      ? show(reply, mailPage(settings.school.name, mail))
      : show(reply.code(404), noMailPage(settings.school.name));
  });
}

const show = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
