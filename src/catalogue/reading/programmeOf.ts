import { createHash } from 'node:crypto';
import { ELIGIBILITY } from '../registry/sections.ts';
import type { Chart, Endpoints, Mails, Programme, ProgrammeSummary, Slip } from '../programme.ts';
import type { LanguageCode } from '../registry/languages.ts';
import type { SectionSchema } from '../vocabulary.ts';
import type { Declaration } from './declaration.ts';
import { withLimitsInTexts } from './limitsInTexts.ts';
import { withIds } from './names/withIds.ts';
import type { Resolved } from './references.ts';
import { translationsOf } from './translations.ts';

type Sections = Readonly<Record<string, SectionSchema>>;

/** What a programme without a form has in its place. */
export const NO_FORM = {
  chart: { initial: '', states: {} } as Chart,
  endpoints: {
    login: { method: 'POST', path: '' },
    load: { method: 'GET', path: '' },
    slip: { method: 'GET', path: '' },
    sections: {},
  } as Endpoints,
  slip: { title: '', groups: [] } as Slip,
  sections: {} as Record<string, SectionSchema>,
};

/** Only for checked declarations: the casts trust their shape. */
export function programmeOf(declaration: Declaration): Programme {
  const { id, flow, form, mails } = declaration;
  const { programme, chart } = flow.value as {
    programme: Omit<ProgrammeSummary, 'id' | 'version' | 'hasForm' | 'eligibility'>;
    chart: Chart;
  };
  const whole = {
    ...programme,
    id,
    hasForm: form !== undefined,
    ...(form?.sections.has(ELIGIBILITY) && { eligibility: true as const }),
    ...(form
      ? {
          ...chartAndSections(chart, withIds(sectionsOf(form.sections))),
          endpoints: declared<Endpoints>(form.endpoints),
          slip: declared<Slip>(form.slip),
        }
      : NO_FORM),
    ...translated(declaration),
  };
  const words = mails && { mails: declared<Mails>(mails) };
  return { ...whole, ...words, version: createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 16) };
}

function translated(declaration: Declaration): Pick<Programme, 'languages' | 'translations'> {
  const { languages } = declaration;
  if (languages.size === 0) return {};
  return {
    languages: [...languages.keys()] as LanguageCode[],
    translations: Object.fromEntries(
      [...languages].map(([code, language]) => [code, translationsOf(declaration, language)]),
    ),
  };
}

/** What the sections say of when they are asked, the chart knows too. */
function chartAndSections(chart: Chart, sections: Sections): { readonly chart: Chart; readonly sections: Sections } {
  const asked = Object.entries(sections).flatMap(([name, { askedWhen }]) => (askedWhen ? [[name, askedWhen]] : []));
  return {
    chart: asked.length > 0 ? { ...chart, asked: Object.fromEntries(asked) as Chart['asked'] & object } : chart,
    sections,
  };
}

export const sectionsOf = (sections: ReadonlyMap<string, Resolved>): Readonly<Record<string, SectionSchema>> =>
  Object.fromEntries(
    [...sections].map(([name, section]) => [name, withLimitsInTexts(declared<SectionSchema>(section))]),
  );

/** Without `$schema`, which is only for editors. */
function declared<T>(resolved: Resolved): T {
  const { $schema: _, ...value } = resolved.value as Record<string, unknown>;
  return value as T;
}
