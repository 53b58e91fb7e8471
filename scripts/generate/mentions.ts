/**
 * A text of a program in which short names of addresses are replaced by what they stand for: `${LIST}/1`. Behind it the text
 * as it stands: a helper's parameter may have the name of a constant elsewhere in the file.
 */
export function writtenOut(text: string): string {
  const constants = new Map<string, string>();
  const replaced = (part: string) =>
    part.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
  for (const [, name = '', value = ''] of text.matchAll(/const (\w+) = ['`]([^'`\n]*)['`]/g))
    constants.set(name, replaced(value));
  return `${replaced(text)}\n${text}`;
}

/** Whether a text has this address whole; a parameter is any one part. */
export function mentions(text: string, path: string): boolean {
  const literals = path.replace(/^\//, '').split(/\{\w+\}/);
  // Searching for literals is many times cheaper, and few texts have them all.
  if (!literals.every((literal) => text.includes(literal))) return false;
  const pattern = literals.map(escaped).join(String.raw`(?:\$\{[^}]*\}|[^/'"\`?#\s$])+`);
  return new RegExp(String.raw`(?:^|['"\`}\s]|api)/?${pattern}(?=['"\`?#&$\s]|$)`, 'm').test(text);
}

/** Whether a text has an address's beginning, behind which it puts the rest (`/Menus/${way}`, `'/Menus' + way`), and that rest apart. */
export const mentionsApart = (text: string, beginning: string, rest: string): boolean =>
  text.includes(beginning) &&
  new RegExp(String.raw`${escaped(beginning)}(?:/?\$\{|['"\`])`).test(text) &&
  mentions(text, rest);

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);
