import type { RowOf } from '../../platform/database/describedSql.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';

/** Anyone may read the demo college's emails here. */
export const MAILBOX = '/demo/mailbox';

type ListedMail = RowOf<'mail.list'>;
type StoredEmail = RowOf<'mail.find'>;

export function mailboxPage(school: string, mails: readonly ListedMail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="${MAILBOX}/${mail.id}"><b>${escapeHtml(mail.subject)}</b><span>${recipientOf(mail)}</span><small>${stateOf(mail)}</small></a></li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p class="none">No mail has been written yet.</p>';
  return page(school, 'Demo mailbox', `<h1>Demo mailbox</h1>${list}`);
}

/** `words_html` is our own HTML, in which everything that somebody typed is escaped. */
export function mailPage(school: string, mail: StoredEmail): string {
  const refusal = mail.refusedAt ? `<p class="refused">Refused: ${escapeHtml(mail.lastAnswer ?? '')}</p>` : '';
  return page(
    school,
    mail.subject,
    `<p><a href="${MAILBOX}">Demo mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
    <p class="to">To ${recipientOf(mail)}<br><small>${stateOf(mail)}</small></p>${refusal}<article>${mail.wordsHtml ?? ''}</article>`,
  );
}

export const noMailPage = (school: string): string =>
  page(school, 'No such mail', `<h1>No such mail</h1><p><a href="${MAILBOX}">Demo mailbox</a></p>`);

const recipientOf = ({ recipientName, recipient }: ListedMail) =>
  `${escapeHtml(recipientName)} &lt;${escapeHtml(recipient)}&gt;`;

const stateOf = ({ queuedAt, sentAt, refusedAt }: ListedMail): string =>
  `${momentOf(queuedAt)} · ${sentAt ? 'delivered' : refusedAt ? 'refused' : 'waiting'}`;

const momentOf = (at: Date) =>
  at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Africa/Lagos' });

const page = (school: string, title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${MAILBOX}.css"></head>
<body><header><b>${escapeHtml(school)}</b> <span>No mail leaves this demo: all of it is kept here.</span></header><main>${content}</main></body></html>`;
