import { childPointer } from '../pointer.ts';
import type { ProgrammeSummary, Slip, SlipGroup } from '../programme.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { applicantsSections } from './checkEndpoints.ts';
import type { Declaration } from './declaration.ts';
import type { DeclarationError } from './declarationError.ts';
import { isBlank } from './isBlank.ts';
import { Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';
import { textsOf, written } from './translations.ts';

/** The texts that the product itself translates into a language. */
export type ProductTexts = (language: string) => ReadonlySet<string>;

/** What is allowed and probably not meant. @param today as an ISO day */
export function warningsOf(
  declaration: Declaration,
  today: string,
  productTexts: ProductTexts,
): readonly DeclarationError[] {
  const { flow, form, languages } = declaration;
  const warnings = new Mistakes();
  warnings.attempt(() => ofClosing(flow, today));
  warnings.attemptEach(languages, ([code, language]) => ofLanguage(declaration, language, productTexts(code)));
  if (form) {
    warnings.attemptEach(form.sections.values(), (section) => {
      for (const warning of equalLabels(section, section.value as FieldSchema, '')) warnings.attempt(warning);
      for (const warning of unusedMessages(section, section.value as FieldSchema, '')) warnings.attempt(warning);
    });
    warnings.attemptEach(applicantsSections(form.endpoints, form.sections), ([name, section]) =>
      ofSlip(form.slip, name, section),
    );
  }
  return warnings.all;
}

function ofClosing(flow: Resolved, today: string): void {
  const { closes } = (flow.value as { programme: ProgrammeSummary }).programme;
  if (closes < today)
    refuse(flow, '/programme/closes', `the last day was ${closes}: nobody can make an invoice any more.`);
}

const MOST_NAMED = 10;

/** What is in neither is read in English by whoever has chosen the language. */
function ofLanguage(declaration: Declaration, language: Resolved, products: ReadonlySet<string>): void {
  const [texts, own] = [[...textsOf(declaration).values()], written(language)];
  const left = texts.filter(({ text, shown }) => !Object.hasOwn(own, text) && !products.has(shown));
  if (left.length === 0) return;
  const named = left.slice(0, MOST_NAMED).map(({ text }) => `'${text}'`);
  refuse(
    language,
    '',
    `${left.length} of ${texts.length} texts ${left.length === 1 ? 'is' : 'are'} not translated, and ${left.length === 1 ? 'stays' : 'stay'} English: ${named.join(', ')}${left.length > MOST_NAMED ? ' ...' : ''}`,
  );
}

/** One warning for each label that a page has twice; a question that is asked in place of another may have its label. */
function equalLabels(section: Resolved, group: FieldSchema, pointer: string): (() => void)[] {
  const seen = new Map<string, string>();
  return Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const at = childPointer(`${pointer}/properties`, name);
    const label = field.title?.trim().toLowerCase();
    const other = label === undefined || isBlank(label) || field.askedWhen ? undefined : seen.get(label);
    if (label !== undefined && !field.askedWhen) seen.set(label, name);
    return [
      ...(other === undefined
        ? []
        : [
            () =>
              refuse(
                section,
                at,
                `'${other}' and '${name}' have the same title, '${field.title}': applicants cannot tell them apart.`,
              ),
          ]),
      ...equalLabels(section, field.items ?? field, field.items ? `${at}/items` : at),
    ];
  });
}

/** Each message for a day's format: `messageFor` says what is wrong with the day itself. */
const unusedMessages = (section: Resolved, group: FieldSchema, pointer: string): (() => void)[] =>
  Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const at = childPointer(`${pointer}/properties`, name);
    const isUnused = field.format === 'date' && field.messages?.['format'] !== undefined;
    return [
      ...(isUnused
        ? [
            () =>
              refuse(
                section,
                `${at}/messages/format`,
                `the message for 'format' is never told: a day says by itself what is wrong with it.`,
              ),
          ]
        : []),
      ...unusedMessages(section, field.items ?? field, field.items ? `${at}/items` : at),
    ];
  });

function ofSlip(slip: Resolved, name: string, section: Resolved): void {
  const { title, properties = {} } = section.value as FieldSchema;
  // A section of files alone has nothing that a slip must show.
  const isPrintable = Object.values(properties).some(({ lookup }) => lookup !== 'uploads');
  const isPrinted = (slip.value as Slip).groups.flatMap(pathsOf).some((path) => path.startsWith(`${name}/`));
  if (isPrintable && !isPrinted) refuse(slip, '/groups', `nothing of the section '${title}' (${name}) is on the slip.`);
}

const pathsOf = ({ rows = [], from }: SlipGroup): string[] => [
  ...rows.flatMap((row) => [row.from].flat()),
  ...(from === undefined ? [] : [from]),
];
