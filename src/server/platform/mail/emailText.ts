import type { School } from '../settings.ts';
import { escapeHtml } from '../web/escapeHtml.ts';

/** What a mail says, written once; as plain text and as HTML it says the same. */
export interface EmailText {
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly EmailPart[];
}

/** A paragraph, a link on a line of its own, or labelled facts. */
export type EmailPart = string | { readonly link: string; readonly label: string } | { readonly facts: readonly (readonly [label: string, value: string])[] };

export function textOf({ greeting, parts }: EmailText, school: School): string {
  return [greeting, ...parts.map(textPart), signature(school).join('\n')].join('\n\n') + '\n';
}

/** Without styles: what a reader's own mail program makes of headings, paragraphs and links is readable everywhere. */
export function htmlOf({ greeting, parts }: EmailText, school: School): string {
  return [`<h2>${escapeHtml(school.name)}</h2>`, paragraph(greeting), ...parts.map(htmlPart), `<p>${signature(school).map(escapeHtml).join('<br>')}</p>`].join('\n');
}

function textPart(part: EmailPart): string {
  if (typeof part === 'string') return part;
  return 'link' in part ? `${part.label}:\n${part.link}` : part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function htmlPart(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}"><b>${escapeHtml(part.label)}</b></a></p>`;
  return `<p>${part.facts.map(([label, value]) => `${escapeHtml(label)}: <b>${escapeHtml(value)}</b>`).join('<br>')}</p>`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const signature = ({ name, phone, email }: School) => [name, `Need help? ${phone}, ${email}`];
