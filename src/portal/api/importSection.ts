import type { CompiledSection } from '#catalogue/validate.ts';
import { ApiError } from './apiError.ts';

/** The browser remembers a failed import, so another try needs a new address. */
export async function importSection(address: string): Promise<CompiledSection> {
  const again = failed.has(address) ? `?again=${Date.now()}` : '';
  try {
    const { section, validate } = (await import(/* @vite-ignore */ address + again)) as {
      section: CompiledSection['schema'];
      validate: CompiledSection['validate'];
    };
    return { schema: section, validate };
  } catch {
    failed.add(address);
    throw new ApiError(0, 'Network Error');
  }
}

const failed = new Set<string>();
