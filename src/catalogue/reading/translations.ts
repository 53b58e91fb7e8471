import { fieldsIn, flowTexts, ownTexts, besideTexts } from '../programmeTexts.ts';
import type { Chart, ProgrammeSummary, Translations } from '../programme.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import type { Declaration } from './declaration.ts';
import { withLimits } from './limitsInTexts.ts';
import type { Resolved } from './references.ts';

/** A text as it is written, and as it is read: with the limits of its question in place. */
interface DeclaredText {
  readonly text: string;
  readonly shown: string;
}

export function textsOf({ flow, form }: Pick<Declaration, 'flow' | 'form'>): ReadonlyMap<string, DeclaredText> {
  const plain = [...textsOfFlow(flow), ...sectionsOf(form).flatMap(besideTexts)].map((text) => ({ text, shown: text }));
  return new Map([...plain, ...textsOfFields(form)].map((declared) => [declared.text, declared]));
}

const textsOfFields = (form: Declaration['form']): (DeclaredText & { readonly field: FieldSchema })[] =>
  sectionsOf(form)
    .flatMap(fieldsIn)
    .flatMap((field) => ownTexts(field).map((text) => ({ text, shown: withLimits(text, field), field })));

function textsOfFlow({ value }: Resolved): string[] {
  const { programme, chart } = value as { readonly programme: ProgrammeSummary; readonly chart?: Chart };
  return flowTexts(programme, chart ?? { states: {} });
}

const sectionsOf = (form: Declaration['form']): SectionSchema[] =>
  [...(form?.sections.values() ?? [])].map(({ value }) => value as SectionSchema);

/** Without `$schema`, which is only for editors. */
export function written({ value }: Resolved): Translations {
  const { $schema: _, ...words } = value as Readonly<Record<string, string>>;
  return words;
}

/** By the texts as they are shown, with the numbers of each question in both. Only for checked declarations. */
export function translationsOf({ form }: Pick<Declaration, 'form'>, language: Resolved): Translations {
  const words = written(language);
  const ofFields = textsOfFields(form)
    .filter(({ text }) => Object.hasOwn(words, text))
    .map(({ text, shown: english, field }) => ({ text, english, translation: withLimits(words[text]!, field) }));
  const fieldTexts = new Set(ofFields.map(({ text }) => text));
  const others = Object.entries(words).filter(([text]) => !fieldTexts.has(text));
  return Object.fromEntries(
    [...others, ...ofFields.map(({ english, translation }) => [english, translation] as const)].map((pair) =>
      pair.map(withoutDash),
    ) as [string, string][],
  );
}

/** A line of a list is drawn without its dash. */
const withoutDash = (text: string): string => text.replace(/^- /, '');
