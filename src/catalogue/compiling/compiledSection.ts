import type { SectionSchema } from '../vocabulary.ts';
import type { CompiledSection } from '../validate.ts';
import { compileSection } from './compileSection.ts';

/** A programme, or the forms of hand-written pages. */
interface Sections {
  readonly id: string;
  readonly sections: Readonly<Record<string, SectionSchema>>;
}

const compiled = new WeakMap<Sections, Map<string, CompiledSection>>();

/** A section's validator, compiled when first needed. Throws on a name that is not there. */
export function compiledSection(declared: Sections, name: string): CompiledSection {
  const sections = compiled.get(declared) ?? new Map<string, CompiledSection>();
  compiled.set(declared, sections);
  const known = sections.get(name);
  if (known) return known;
  const schema = declared.sections[name];
  if (!schema) throw new Error(`No section '${name}' in '${declared.id}'`);
  const made = compileSection(schema);
  sections.set(name, made);
  return made;
}
