import type { Known } from '#catalogue/binding/reading.ts';
import type { CompiledSection } from '#catalogue/validate.ts';
import { ApiError, UNHEARD } from './apiError.ts';

/** The browser remembers a failed import, so another try needs a new address. */
export async function importSection(address: string, known?: Known): Promise<CompiledSection> {
  const again = failed.has(address) ? `?again=${Date.now()}` : '';
  try {
    const {
      section: schema,
      validate,
      binds,
    } = (await import(/* @vite-ignore */ address + again)) as Omit<CompiledSection, 'schema'> & {
      readonly section: CompiledSection['schema'];
    };
    const section = { schema, validate };
    return binds && known ? (await import('#form/binding/binding.ts')).bindSection(section, known, binds) : section;
  } catch {
    failed.add(address);
    throw new ApiError(0, UNHEARD);
  }
}

const failed = new Set<string>();
