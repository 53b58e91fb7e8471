import type { Programme } from './programme.ts';
import type { FieldSchema } from './vocabulary.ts';

/** By their paths, as a slip names them: `personal-details/disability`; a section by its name; of rows the path has no numbers. */
export type SensitivePaths = ReadonlySet<string>;

/** What any of these versions calls sensitive. An answer does not become harmless by being older than its mark. */
export const sensitiveIn = (versions: readonly Pick<Programme, 'sections'>[]): SensitivePaths =>
  new Set(
    versions.flatMap(({ sections }) =>
      Object.entries(sections).flatMap(([name, section]) => (section.sensitive ? [name] : marked(section, name))),
    ),
  );

const marked = ({ items, properties = items?.properties ?? {} }: FieldSchema, path: string): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const at = `${path}/${name}`;
    return field.sensitive || field.items?.sensitive ? [at] : marked(field, at);
  });

/** @param path without the numbers of rows */
export function isSensitive(paths: SensitivePaths, path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => paths.has(parts.slice(0, index + 1).join('/')));
}
