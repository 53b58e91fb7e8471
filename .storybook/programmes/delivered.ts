import type { SlipReply } from '#contract/admissions/applications.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import type { DeliveredProgramme } from '#catalogue/compiling/programmeFiles.ts';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';
import type { CompiledSection, SchemaValidator } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { withSkipping } from '../../src/form/binding/skipping.ts';
import { bindSection } from '../../src/form/binding/binding.ts';

const cache = new Map<string, Promise<unknown>>();

/** The same promise each time, so that a component may `use` it. */
function cached<T>(key: string, make: () => Promise<T>): Promise<T> {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Promise<T>;
}

const json = <T>(path: string) => cached(path, async () => (await (await fetch(path)).json()) as T);

export const summaries = () => json<ProgrammeSummary[]>('/programmes/index.json');

const addressOf = async (id: string) => {
  const { version } = (await summaries()).find((programme) => programme.id === id)!;
  return `/programmes/${id}/${version}`;
};

export const programmeOf = (id: string) =>
  cached(id, async () => {
    const programme = await json<DeliveredProgramme>(`${await addressOf(id)}/programme.json`);
    return programme.chart.sectionConditions ? withSkipping(programme) : programme;
  });

const NO_DECLARATION = Promise.resolve(undefined);

export const declarationOf = ({ id, version, hasForm }: ProgrammeSummary): Promise<Programme | undefined> =>
  hasForm ? json<Programme>(`/programmes/${id}/${version}/declaration.json`) : NO_DECLARATION;

export const sectionOf = (id: string, name: string): Promise<CompiledSection> =>
  cached(`${id}/${name}`, async () => {
    const text = await (await fetch(`${await addressOf(id)}/${name}.js`)).text();
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const module = (await import(/* @vite-ignore */ address)) as {
      section: SectionSchema;
      validate: SchemaValidator;
      binds?: CompiledSection['binds'];
    };
    return { schema: module.section, validate: module.validate, ...(module.binds && { binds: module.binds }) };
  });

/** As a form loads it: with what its words may look at beyond it. */
export const boundSectionOf = (id: string, name: string, known: Known): Promise<CompiledSection> =>
  cached(`${id}/${name} ${JSON.stringify(known)}`, async () => {
    const section = await sectionOf(id, name);
    return section.binds ? bindSection(section, known, section.binds) : section;
  });

export const slipOf = (id: string) => json<SlipReply>(`/slips/${id}.json`);
