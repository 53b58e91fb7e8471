import type { Names } from './names.ts';

/** What a wing's files are until they hold something, and the texts of the roots that name the wing. */
interface File {
  /** Relative to the root of the house. */
  readonly path: string;
  readonly empty: string;
}

/** A wing's own files, into which a screen is mounted. */
export const wingFiles = ({ wing }: Pick<Names, 'wing'>): Readonly<Record<'contract' | 'server' | 'portal', File>> => {
  const constant = wing.toUpperCase();
  return {
    contract: { path: `src/contract/${wing}/pages.ts`, empty: `import type { StatedPages } from '../kit/page.ts';\n\nexport const ${constant} = {\n} as const satisfies StatedPages;\n` },
    server: { path: `src/server/${wing}/index.ts`, empty: `import type { Domain } from '../platform/domain.ts';\n\nexport const ${wing}Wing: readonly Domain[] = [];\n` },
    portal: {
      path: `src/portal/staff/${wing}/pages.ts`,
      empty: `import { ${constant} } from '#contract/${wing}/pages.ts';\nimport { wingPages } from '../../app/wingPages.ts';\n\nexport const ${wing} = wingPages(${constant}, 'staff/${wing}', {\n});\n`,
    },
  };
};

/** The wing's pages as they are stated, with the new one last; the menu shows it where an administrator puts it. */
export const withPage = (text: string, { list, title, at, claim }: Names): string =>
  text.replace('\n} as const satisfies StatedPages;', `\n  ${list}: { name: '${title}', to: '${at}', claim: '${claim}' },\n} as const satisfies StatedPages;`);

/** The wing's domains with the new one, last of all. */
export const withDomain = (text: string, { list, folder }: Names): string =>
  withImport(text, `import { ${list} } from './${folder}/index.ts';`).replace(/\[([^\]]*)\];\n$/, (_, domains: string) => `[${domains === '' ? '' : `${domains}, `}${list}];\n`);

/** The code of the wing's pages with that of the new one. */
export const withCode = (text: string, { list, folder, type }: Names): string =>
  text.replace(/\n\}\);\n$/, `\n  ${list}: ['${folder}/${type}Pages', () => import('./${folder}/${type}Pages.tsx'), AND_BELOW],\n});\n`)
    .replace('import { wingPages }', 'import { AND_BELOW, wingPages }');

/** The roots list wings: `src/contract/pages.ts`, `src/server/app.ts` and `src/portal/app/signedInPages.ts`, with one more. */
export const ROOTS: Readonly<Record<'contract' | 'server' | 'portal', { readonly path: string; readonly withWing: (text: string, wing: string) => string }>> = {
  contract: {
    path: 'src/contract/pages.ts',
    withWing: (text, wing) => withImport(text, `import { ${wing.toUpperCase()} } from './${wing}/pages.ts';`).replace('].flatMap(', `, ${wing.toUpperCase()}].flatMap(`),
  },
  server: {
    path: 'src/server/app.ts',
    withWing: (text, wing) => withImport(text, `import { ${wing}Wing } from './${wing}/index.ts';`).replace('  ...reportsWing,\n', `  ...reportsWing,\n  ...${wing}Wing,\n`),
  },
  portal: {
    path: 'src/portal/app/signedInPages.ts',
    withWing: (text, wing) => withImport(text, `import { ${wing} } from '../staff/${wing}/pages.ts';`).replace('].flat()', `, ${wing}].flat()`),
  },
};

/** With an import more, below those that there are. */
function withImport(text: string, added: string): string {
  const last = text.lastIndexOf("';\n", text.search(/\n(?:\/\*\*|export|const)/) + 1);
  return `${text.slice(0, last + 3)}${added}\n${text.slice(last + 3)}`;
}
