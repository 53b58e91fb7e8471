import { fieldsIn, flowTexts, ownTexts, sectionTexts } from '../programmeTexts.ts';
import type { Chart, ProgrammeSummary, Translations } from '../programme.ts';
import type { SectionSchema } from '../vocabulary.ts';
import type { Declaration } from './declaration.ts';
import { withLimits } from './limitsInTexts.ts';
import type { Resolved } from './references.ts';

/** As they are written: a limit in braces is not filled in yet. */
export function textsOf({ flow, form }: Pick<Declaration, 'flow' | 'form'>): ReadonlySet<string> {
  return new Set([...textsOfFlow(flow), ...sectionsOf(form).flatMap(sectionTexts)]);
}

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
  const ofFields = sectionsOf(form)
    .flatMap(fieldsIn)
    .flatMap((field) =>
      ownTexts(field)
        .filter((text) => Object.hasOwn(words, text))
        .map((text) => ({ text, english: withLimits(text, field), translation: withLimits(words[text]!, field) })),
    );
  const asked = new Set(ofFields.map(({ text }) => text));
  const others = Object.entries(words).filter(([text]) => !asked.has(text));
  return Object.fromEntries(
    [...others, ...ofFields.map(({ english, translation }) => [english, translation] as const)].map((pair) =>
      pair.map(shown),
    ) as [string, string][],
  );
}

/** A line of a list is drawn without its dash. */
const shown = (text: string): string => text.replace(/^- /, '');
