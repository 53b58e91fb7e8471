import type { Names } from './names.ts';

/** `src/server/app.ts` with the new domain, last of all. */
export function withDomain(app: string, { list }: Names): string {
  const imports = app.lastIndexOf("/index.ts';\n") + "/index.ts';\n".length;
  const added = `${app.slice(0, imports)}import { ${list} } from './${list}/index.ts';\n${app.slice(imports)}`;
  const end = added.indexOf('\n];', added.indexOf('export const domains'));
  return `${added.slice(0, end)}\n  ${list},${added.slice(end)}`;
}

/** `src/portal/shell/pages.ts` with the new screens, last of those for who is signed in. */
export function withPages(pages: string, { form, type, at, claim }: Names): string {
  const end = pages.indexOf('\n];', pages.indexOf('export const SIGNED_IN_PAGES'));
  const file = `staff/${form}/${type}Pages`;
  return `${pages.slice(0, end)}\n  room('${claim}', '${at}/*', '${file}', () => import('../${file}.tsx')),${pages.slice(end)}`;
}
