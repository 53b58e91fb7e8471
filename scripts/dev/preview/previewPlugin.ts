import type { Plugin } from 'vite';
import fc from 'fast-check';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { sectionModule } from '#catalogue/compiling/compileSection.ts';
import { programmePath } from '#catalogue/compiling/programmeFiles.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { sharedBlocks } from '#catalogue/reading/sharedBlocks.ts';
import { isLookup, UPLOADS } from '#catalogue/registry/lookups.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { scriptJson } from '../../../src/server/platform/web/pageData.ts';
import { answersTo } from '../../../tests/support/answers.ts';
import { escaped } from './escaped.ts';
import { asSection, sharedList } from './sharedPart.ts';

const ADDRESS = '/preview';
/** No programme has this name: it is the folder of what they share. */
const SHARED = 'shared';
const NIGERIA = 566;
const PHOTOGRAPH = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';

/** What the browser's half is told. */
export interface Previewed {
  /** The section's module, as the server compiles it. */
  readonly module: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** `/preview` lists every section, and `/preview/shared` every shared block; each has a page of its own, filled with answers that are right, behind no payment. */
export const sectionPreview = (roots: readonly [string, ...string[]]): Plugin => ({
  name: 'section-preview',
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== ADDRESS && !url.pathname.startsWith(`${ADDRESS}/`)) return next();
      const path = url.pathname.slice(ADDRESS.length + 1);
      const module = sharedModule(path, roots);
      if (module !== undefined) {
        response.setHeader('content-type', 'text/javascript; charset=utf-8').end(module);
        return;
      }
      const page = pageAt(path, url.searchParams.has('empty'), roots);
      if (page === undefined) return next();
      vite
        .transformIndexHtml(url.pathname, page)
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
    });
  },
});

/** Undefined where there is no such section. A page that cannot be shown says why, and is shown once that is mended. */
function pageAt(path: string, isEmpty: boolean, roots: readonly [string, ...string[]]): string | undefined {
  try {
    const catalogue = loadCatalogue(...roots);
    if (path === '') return page('Sections', listOf(catalogue));
    if (path === SHARED) return page('Shared blocks', sharedList(`${ADDRESS}/${SHARED}`, sharedBlocks(roots[0])));
    const [id = '', name = ''] = path.split('/');
    if (id === SHARED) return sharedPage(path, isEmpty, roots);
    const programme = catalogue.byId(id);
    if (!programme || !Object.hasOwn(programme.sections, name)) return undefined;
    const section = programme.sections[name]!;
    return page(
      `${programme.name}: ${section.title}`,
      drawn({ module: programmePath(programme, `${name}.js`), answers: isEmpty ? {} : sampleOf(section) }),
    );
  } catch (mistake) {
    if (!(mistake instanceof DeclarationError)) throw mistake;
    return page('To be corrected', `<pre>${mistake.all.map(({ message }) => escaped(message)).join('\n')}</pre>`);
  }
}

const drawn = (previewed: Previewed): string =>
  `<div id="root"></div><script type="application/json" id="previewed">${scriptJson(previewed)}</script>
  <script type="module" src="/scripts/dev/preview/preview.tsx"></script>`;

function sharedPage(path: string, isEmpty: boolean, roots: readonly [string, ...string[]]): string | undefined {
  const section = sharedSection(path, roots);
  return (
    section &&
    page(section.title, drawn({ module: `${ADDRESS}/${path}.js`, answers: isEmpty ? {} : sampleOf(section) }))
  );
}

/** Of a block no programme has the module. Undefined at any other path. */
function sharedModule(path: string, roots: readonly [string, ...string[]]): string | undefined {
  const section = path.startsWith(`${SHARED}/`) && path.endsWith('.js') && sharedSection(path.slice(0, -3), roots);
  return section ? sectionModule(section) : undefined;
}

function sharedSection(path: string, [root]: readonly [string, ...string[]]): SectionSchema | undefined {
  const block = sharedBlocks(root).find(({ file, name }) => path === `${SHARED}/${file}/${name}`);
  return block && asSection(block);
}

const listOf = ({ programmes }: Catalogue): string =>
  `<p><a href="${ADDRESS}/${SHARED}">Shared blocks</a>, which every programme may take over</p>${programmes
    .map(({ id, name, sections }) => {
      const links = Object.entries(sections).map(
        ([section, { title }]) =>
          `<li><a href="${ADDRESS}/${id}/${section}">${escaped(title)}</a>, <a href="${ADDRESS}/${id}/${section}?empty">empty</a></li>`,
      );
      return links.length === 0 ? '' : `<h2>${escaped(name)}</h2><ul>${links.join('')}</ul>`;
    })
    .join('')}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
    <script type="module">import '/src/portal/app/portal.css';</script>
  </head>
  <body>
    <main class="page" style="max-width: 60rem; margin: 0 auto">
      <div class="sheet"><h1 style="margin-bottom: 1rem">${escaped(title)}</h1>${body}</div>
    </main>
  </body>
</html>`;

/** Right answers, the same each time. */
function sampleOf(section: SectionSchema): Readonly<Record<string, unknown>> {
  const lookups = createCollegeLookups(() => new Date());
  const options = (lookup: string, parents: readonly unknown[]) => {
    if (lookup === UPLOADS) return [PHOTOGRAPH];
    if (lookup === 'countries') return [NIGERIA];
    return isLookup(lookup) ? lookups.list(lookup, parents).map(({ id }) => id) : [];
  };
  const [answers] = fc.sample(answersTo(section, options, 0), { numRuns: 1, seed: 7 });
  return answers as Readonly<Record<string, unknown>>;
}
