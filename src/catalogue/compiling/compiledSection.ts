import type { SectionSchema } from '../vocabulary.ts';
import type { CompiledSection } from '../validate.ts';
import { compileSection } from './compileSection.ts';

interface Sections {
  readonly id: string;
  readonly sections: Readonly<Record<string, SectionSchema>>;
}

const compiled = new WeakMap<Sections, Map<string, CompiledSection>>();

/** A section is compiled when first needed. Throws on a name that is not declared. */
export function compiledSection(declared: Sections, name: string): CompiledSection {
  const sections = compiled.get(declared) ?? new Map<string, CompiledSection>();
  compiled.set(declared, sections);
  const cached = sections.get(name);
  if (cached) return cached;
  const schema = declared.sections[name];
  if (!schema) throw new Error(`No section '${name}' in '${declared.id}'`);
  const made = compileSection(schema);
  sections.set(name, made);
  return made;
}
