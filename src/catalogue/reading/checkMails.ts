import { fieldsNamedIn, hasLooseBrace } from '../mailTexts.ts';
import type { Endpoints, Mails } from '../programme.ts';
import { UPLOADS } from '../registry/lookups.ts';
import { MAIL_FIELDS, MAIL_OCCASIONS, mailFieldsOf, type MailOccasion } from '../registry/mailFields.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { applicantsSections } from './checkEndpoints.ts';
import { isSound, refuseAll, shapeMistakes } from './checkShape.ts';
import type { Declaration } from './declaration.ts';
import { didYouMean, isNear } from './declarationError.ts';
import { knownFieldAt, isGroup } from './fieldAt.ts';
import { isBlank } from './isBlank.ts';
import { checkAll, checkEach, Mistakes, raise } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

interface Mail {
  readonly mails: Resolved;
  readonly occasion: MailOccasion;
  /** Those that its applicants answer. */
  readonly sections: Sections;
}

/** @throws DeclarationError with every field that a mail may not name */
export function checkMails({ mails, form }: Pick<Declaration, 'mails' | 'form'>): void {
  if (!mails) return;
  const mistakes = new Mistakes();
  mistakes.attempt(() => raise(mails.mistakes));
  if (!mails.isHole('')) {
    const wrong = shapeMistakes('mails', mails);
    mistakes.attempt(() => refuseAll(mails, wrong));
    const sections = sectionsOf(form);
    mistakes.attemptEach(Object.entries(mails.value as Mails), ([occasion, template]) => {
      if (!isOccasion(occasion) || !isSound(wrong, `/${occasion}`)) return;
      const mail = { mails, occasion, sections };
      checkAll(
        () => mustBeSent(mail),
        () => checkEach(textsIn(template), ([pointer, text]) => checkText(mail, `/${occasion}${pointer}`, text)),
      );
    });
  }
  mistakes.raise();
}

const isOccasion = (name: string): name is MailOccasion => Object.hasOwn(MAIL_OCCASIONS, name);

function sectionsOf(form: Declaration['form']): Sections {
  if (!form) return new Map();
  const endpoints = form.endpoints.value as Partial<Endpoints> | undefined;
  return endpoints?.sections ? applicantsSections(form.endpoints, form.sections) : form.sections;
}

function mustBeSent({ mails, occasion, sections }: Mail): void {
  if (occasion === 'submitted' && sections.size === 0)
    refuse(mails, '/submitted', 'this mail is never sent: the programme has no section, so nothing is submitted.');
}

const textsIn = ({ subject, paragraphs = [] }: NonNullable<Mails['invoiced']>): (readonly [string, string])[] => [
  ...(subject === undefined ? [] : [['/subject', subject] as const]),
  ...paragraphs.map((text, index) => [`/paragraphs/${index}`, text] as const),
];

const HTML = /<\/?[a-z][^<>]*>/i;

function checkText(mail: Mail, pointer: string, text: string): void {
  const { mails } = mail;
  if (isBlank(text)) refuse(mails, pointer, 'the text is blank.');
  if (hasLooseBrace(text))
    refuse(mails, pointer, 'a brace is not closed, or not opened: a field is between two, {firstname}.');
  const [html] = HTML.exec(text) ?? [];
  if (html !== undefined)
    refuse(mails, pointer, `'${html}' would be shown as it is written: a mail has sentences, and no HTML.`);
  checkEach(new Set(fieldsNamedIn(text)), (field) => checkField(mail, pointer, field));
}

function checkField(mail: Mail, pointer: string, field: string): void {
  const { mails, occasion } = mail;
  const known = mailFieldsOf(occasion);
  if (known.some((name) => name === field)) return;
  if (field.includes('/')) return checkAnswer(mail, pointer, field);
  if (Object.hasOwn(MAIL_FIELDS, field))
    refuse(mails, pointer, `'{${field}}' is not known ${MAIL_OCCASIONS[occasion]}.${didYouMean('', known)}`);
  const path = occasion === 'submitted' ? pathOf(mail, field) : undefined;
  const meant = path === undefined || known.some((name) => isNear(field, name)) ? undefined : path;
  refuse(
    mails,
    pointer,
    `'{${field}}' is not a field of this mail.${meant === undefined ? didYouMean(field, known) : ` Did you mean '{${meant}}'?`}`,
  );
}

/** The question that has this name, in whichever section. */
const pathOf = ({ sections }: Mail, name: string): string | undefined =>
  [...sections].flatMap(([section, { value }]) =>
    Object.hasOwn((value as FieldSchema).properties ?? {}, name) ? [`${section}/${name}`] : [],
  )[0];

function checkAnswer({ mails, occasion, sections }: Mail, pointer: string, path: string): void {
  if (occasion !== 'submitted')
    refuse(
      mails,
      pointer,
      `'{${path}}' is an answer, and answers are known when the application is submitted: only the mail 'submitted' can name them.`,
    );
  const [name = '', ...names] = path.split('/');
  const section = sections.get(name);
  if (!section) refuse(mails, pointer, `there is no section '${name}'.${didYouMean(name, sections.keys())}`);
  const field = knownFieldAt(section, names, name);
  if (field === undefined) return;
  if (typeof field === 'string') refuse(mails, pointer, field);
  if (names.length === 0 || isGroup(field)) refuse(mails, pointer, `'{${path}}' is a group of answers, not one.`);
  if (isOfRows(section.value as FieldSchema, names))
    refuse(mails, pointer, `'{${path}}' is an answer of each row, and a mail names one.`);
  if (field.lookup === UPLOADS) refuse(mails, pointer, `'{${path}}' is a file: a mail can only name what is written.`);
}

/** Whether the way leads through rows. */
function isOfRows(section: FieldSchema, names: readonly string[]): boolean {
  let at: FieldSchema | undefined = section;
  return names.slice(0, -1).some((name) => {
    at = (at?.items ?? at)?.properties?.[name];
    return at?.type === 'array';
  });
}
