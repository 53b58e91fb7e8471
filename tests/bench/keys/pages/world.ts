import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Option } from '#catalogue/registry/lookups.ts';
import type { CompiledSection, SchemaValidator, SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { PLANS, type SectionName } from '../plan.ts';

export type Lists = Readonly<Record<string, readonly Option[]>>;

/** What all three forms are given. */
export interface World {
  readonly name: SectionName;
  readonly section: CompiledSection;
  readonly lists: Lists;
  readonly opening: SectionAnswers;
}

export interface BenchedForm {
  readonly world: World;
  /** Called at every keystroke and choice. @param answers gives the whole section as it is when it is called */
  onEdit(answers: () => SectionAnswers): void;
}

const json = async <T>(path: string) => (await (await fetch(path)).json()) as T;

export async function loadWorld(name: SectionName): Promise<World> {
  const { version } = (await json<ProgrammeSummary[]>('/programmes/index.json')).find(({ id }) => id === 'jupeb')!;
  const module = (await import(/* @vite-ignore */ `/programmes/jupeb/${version}/${name}.js`)) as {
    section: SectionSchema;
    validate: SchemaValidator;
  };
  return {
    name,
    section: { schema: module.section, validate: module.validate },
    lists: await json('/lists.json'),
    opening: PLANS[name].opening,
  };
}

export const optionsOf = (lists: Lists, lookup: string, ...parents: readonly unknown[]): readonly Option[] =>
  lists[[lookup, ...parents].join('/')] ?? [];
