import type { Programme } from '../programme.ts';
import type { CompiledSection } from '../validate.ts';
import { compileSection } from './compileSection.ts';

const compiled = new WeakMap<Programme, Map<string, CompiledSection>>();

/** A section's validator, compiled when first needed. Throws on a name that the programme does not have. */
export function compiledSection(programme: Programme, name: string): CompiledSection {
  const sections = compiled.get(programme) ?? new Map<string, CompiledSection>();
  compiled.set(programme, sections);
  const known = sections.get(name);
  if (known) return known;
  const schema = programme.sections[name];
  if (!schema) throw new Error(`No section '${name}' in programme '${programme.id}'`);
  const made = compileSection(schema);
  sections.set(name, made);
  return made;
}
