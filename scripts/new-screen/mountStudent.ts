import type { Names } from './names.ts';
import { SIDES, withImport, type Side } from './mount.ts';

const own = (wing: string): string => `OWN_${wing.toUpperCase()}`;
const routes = (wing: string): string => `own${wing.charAt(0).toUpperCase()}${wing.slice(1)}`;

function withOwnImport(text: string, wing: string): string {
  const [staff, both] = [`{ ${wing.toUpperCase()} } from`, `{ ${own(wing)}, ${wing.toUpperCase()} } from`];
  return text.includes(staff)
    ? text.replace(staff, both)
    : withImport(text, `import { ${own(wing)} } from './${wing}/pages.ts';`);
}

/** Where a page of students is stated and drawn; the domain is mounted as any other. */
export const STUDENT_SIDES: readonly Side[] = [
  {
    path: (wing) => `src/contract/${wing}/pages.ts`,
    empty: () => '',
    withScreen: (text, { wing, list, title, at }) => {
      const entry = `  ${list}: { name: '${title}', to: '${at}', audience: 'student', claim: 'student' },\n`;
      if (text.includes(own(wing)))
        return text.replace(/\n\} as const satisfies StudentPages;/, `\n${entry}} as const satisfies StudentPages;`);
      const typed = `${text}\nexport const ${own(wing)} = {\n${entry}} as const satisfies StudentPages;\n`;
      return typed.startsWith('\n')
        ? `import type { StudentPages } from '../kit/page.ts';\n${typed}`
        : typed.replace(/(type )?PageDefinitions \} from/, '$1PageDefinitions, $1StudentPages } from');
    },
    isAskedAgain: true,
    root: 'src/contract/pages.ts',
    withWing: (text, wing) =>
      text.includes(own(wing)) ? text : withOwnImport(text, wing).replace(/\]\.flatMap\(/, `, ${own(wing)}].flatMap(`),
  },
  SIDES[1]!,
  {
    path: (wing) => `src/portal/student/${wing}/pages.ts`,
    empty: (wing) =>
      `import { ${own(wing)} } from '#contract/${wing}/pages.ts';\nimport { wingPages } from '../../core/wingPages.ts';\n\nexport const ${routes(wing)} = wingPages(${own(wing)}, 'student/${wing}', {\n});\n`,
    withScreen: (text, { list, folder, type }: Names) =>
      text.replace(
        /\n?\}\);\n$/,
        `\n  ${list}: ['${folder}/${type}Page', () => import('./${folder}/${type}Page.tsx')],\n});\n`,
      ),
    root: 'src/portal/app/signedInPages.ts',
    withWing: (text, wing) =>
      text.includes(routes(wing))
        ? text
        : withImport(text, `import { ${routes(wing)} } from '../student/${wing}/pages.ts';`).replace(
            /,?\s*\]\.flat\(\)/,
            `, ${routes(wing)}].flat()`,
          ),
  },
];
