import type { School } from '../settings.ts';
import { escapeHtml } from '../web/escapeHtml.ts';

export interface EmailText {
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly EmailPart[];
}

export type EmailPart =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] };

export function textOf({ greeting, parts }: EmailText, school: School): string {
  return [greeting, ...parts.map(textPart), signature(school).join('\n')].join('\n\n') + '\n';
}

/** It has no styles: every mail program shows bare headings, paragraphs and links readably. */
export function htmlOf({ greeting, parts }: EmailText, school: School): string {
  return [
    `<h2>${escapeHtml(school.name)}</h2>`,
    paragraph(greeting),
    ...parts.map(htmlPart),
    `<p>${signature(school).map(escapeHtml).join('<br>')}</p>`,
  ].join('\n');
}

function textPart(part: EmailPart): string {
  if (typeof part === 'string') return part;
  return 'link' in part
    ? `${part.label}:\n${part.link}`
    : part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function htmlPart(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}"><b>${escapeHtml(part.label)}</b></a></p>`;
  return `<p>${part.facts.map(([label, value]) => `${escapeHtml(label)}: <b>${escapeHtml(value)}</b>`).join('<br>')}</p>`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const signature = ({ name, phone, email }: School) => [name, `Need help? ${phone}, ${email}`];
