import type { Names } from './names.ts';

export interface Side {
  /** The wing's file, relative to the repository's root; `empty` is its text without entries. */
  readonly path: (wing: string) => string;
  readonly empty: (wing: string) => string;
  readonly withScreen: (text: string, names: Names) => string;
  readonly root: string;
  readonly withWing: (text: string, wing: string) => string;
  /** `withWing` changes nothing where the wing is there, and is asked each time: its file may hold other pages. */
  readonly isAskedAgain?: true;
}

export const SIDES: readonly Side[] = [
  {
    path: (wing) => `src/contract/${wing}/pages.ts`,
    empty: (wing) =>
      `import type { PageDefinitions } from '../kit/page.ts';\n\nexport const ${wing.toUpperCase()} = {\n} as const satisfies PageDefinitions;\n`,
    withScreen: withPage,
    root: 'src/contract/pages.ts',
    withWing: (text, wing) =>
      withImport(text, `import { ${wing.toUpperCase()} } from './${wing}/pages.ts';`).replace(
        /,?\s*\]\.flatMap\((?![\s\S]*\]\.flatMap\()/,
        `, ${wing.toUpperCase()}].flatMap(`,
      ),
  },
  {
    path: (wing) => `src/server/${wing}/index.ts`,
    empty: (wing) =>
      `import type { Domain } from '../platform/domain.ts';\n\nexport const ${wing}Wing: readonly Domain[] = [];\n`,
    withScreen: withDomain,
    root: 'src/server/app.ts',
    withWing: (text, wing) =>
      withImport(text, `import { ${wing}Wing } from './${wing}/index.ts';`).replace(
        '  ...reportsWing,\n',
        `  ...reportsWing,\n  ...${wing}Wing,\n`,
      ),
  },
  {
    path: (wing) => `src/portal/staff/${wing}/pages.ts`,
    empty: (wing) =>
      `import { ${wing.toUpperCase()} } from '#contract/${wing}/pages.ts';\nimport { wingPages } from '../../core/wingPages.ts';\n\nexport const ${wing} = wingPages(${wing.toUpperCase()}, 'staff/${wing}', {\n});\n`,
    withScreen: withCode,
    root: 'src/portal/app/signedInPages.ts',
    withWing: (text, wing) =>
      withImport(text, `import { ${wing} } from '../staff/${wing}/pages.ts';`).replace(
        /,?\s*\]\.flat\(\)/,
        `, ${wing}].flat()`,
      ),
  },
];

function withPage(text: string, { list, title, at, claim }: Names): string {
  return text.replace(
    /\n?\} as const satisfies PageDefinitions;/,
    `\n  ${list}: { name: '${title}', to: '${at}', claim: '${claim}' },\n} as const satisfies PageDefinitions;`,
  );
}

function withDomain(text: string, { list, folder }: Names): string {
  return withImport(text, `import { ${list} } from './${folder}/index.ts';`).replace(
    /(\[|,)?\s*\];\n$/,
    (_, before?: string) => `${before === '[' ? '[' : ', '}${list}];\n`,
  );
}

function withCode(text: string, { list, folder, type }: Names): string {
  return text
    .replace(
      /\n?\}\);\n$/,
      `\n  ${list}: ['${folder}/${type}Pages', () => import('./${folder}/${type}Pages.tsx'), AND_BELOW],\n});\n`,
    )
    .replace('import { wingPages }', 'import { AND_BELOW, wingPages }');
}

export function withImport(text: string, added: string): string {
  const last = text.lastIndexOf("';\n", text.search(/\n(?:\/\*\*|export|const)/) + 1);
  return `${text.slice(0, last + 3)}${added}\n${text.slice(last + 3)}`;
}
