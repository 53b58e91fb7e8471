import { withFields } from '#catalogue/mailTexts.ts';
import type { MailTemplate, ProgrammeSummary } from '#catalogue/programme.ts';
import type { MailFieldName } from '#catalogue/registry/mailFields.ts';
import { displayDate } from '#rules/displayDate.ts';
import type { EmailText } from '../mail/emailText.ts';
import type { Platform } from '../platform.ts';

export type MailValues = Readonly<Partial<Record<MailFieldName, string>>>;

const EMPTY = '-';

/** An answer may be pages long; a mail names it. */
const LONGEST = 300;

interface Further {
  /** Of a submitted application; other mails name no answers. */
  readonly answerAt?: (path: string) => string | undefined;
  /** Sentences of the product that no programme may leave out. */
  readonly stays?: readonly string[];
}

/** A mail of the product in the words that its programme declares. The greeting, facts and links are the product's in each. */
export function inOwnWords(
  content: EmailText,
  template: MailTemplate | undefined,
  values: MailValues,
  { answerAt, stays = [] }: Further = {},
): EmailText {
  if (!template) return content;
  const { subject, paragraphs } = template;
  const valueOf = (field: string) => (field.includes('/') ? answerAt?.(field) : values[field as MailFieldName]);
  const filled = (text: string) => withFields(text, (field) => shortened(valueOf(field) ?? EMPTY));
  return {
    ...content,
    ...(subject !== undefined && { subject: filled(subject) }),
    ...(paragraphs && {
      parts: [
        ...paragraphs.map(filled),
        ...content.parts.filter((part) => typeof part !== 'string' || stays.includes(part)),
      ],
    }),
  };
}

/** One line: a subject has no second one, and a paragraph needs none. */
function shortened(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()} ...` : line || EMPTY;
}

interface Applicant {
  readonly firstname: string;
  readonly lastname: string;
}

/** What every mail of a programme may name. */
export const commonValues = (
  { settings, closingDates }: Pick<Platform, 'settings' | 'closingDates'>,
  programme: ProgrammeSummary,
  { firstname, lastname }: Applicant,
  rrr: string,
): MailValues => ({
  name: `${firstname} ${lastname}`,
  firstname,
  programme: programme.name,
  college: settings.school.name,
  rrr,
  closing: displayDate(closingDates.asItCloses(programme).closes),
});
