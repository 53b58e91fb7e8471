import type { SlipReply } from '#contract/admissions/applications.ts';
import type { DeliveredProgramme } from '#catalogue/compiling/programmeFiles.ts';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';
import type { CompiledSection, SchemaValidator } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';

const once = new Map<string, Promise<unknown>>();

/** The same promise each time, so that a component may wait for it. */
function kept<T>(key: string, make: () => Promise<T>): Promise<T> {
  if (!once.has(key)) once.set(key, make());
  return once.get(key) as Promise<T>;
}

const json = <T>(path: string) => kept(path, async () => (await (await fetch(path)).json()) as T);

export const summaries = () => json<ProgrammeSummary[]>('/programmes/index.json');

const addressOf = async (id: string) => {
  const { version } = (await summaries()).find((programme) => programme.id === id)!;
  return `/programmes/${id}/${version}`;
};

/** A programme as a browser has it. */
export const programmeOf = (id: string) => kept(id, async () => (await json<DeliveredProgramme>(`${await addressOf(id)}/programme.json`)));

/** Everything that is declared of a programme, where it has a form. */
export const declarationOf = ({ id, version, hasForm }: ProgrammeSummary): Promise<Programme | undefined> =>
  (hasForm ? json<Programme>(`/programmes/${id}/${version}/declaration.json`) : kept(id, async () => undefined));

/** A section's module, the very one that a server would send. */
export const sectionOf = (id: string, name: string): Promise<CompiledSection> => kept(`${id}/${name}`, async () => {
  const text = await (await fetch(`${await addressOf(id)}/${name}.js`)).text();
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const module = await import(/* @vite-ignore */ address) as { section: SectionSchema; validate: SchemaValidator };
  return { schema: module.section, validate: module.validate };
});

/** A programme's slip, as a server would answer it. */
export const slipOf = (id: string) => json<SlipReply>(`/slips/${id}.json`);
