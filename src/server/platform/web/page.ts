import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalData } from '#contract/shell/portalData.ts';
import { escapeHtml } from './escapeHtml.ts';
import { scriptJson } from './pageData.ts';

interface Rendered {
  readonly markup: string;
}

/** `dist/ssr/render.js` exports it: the words and cards of a page before any script has run. */
type Render = (path: string, data: PortalData) => Rendered | Promise<Rendered>;

type Head = (path: string, data: PortalData) => string;

/** `preloads` is HTML for the head. */
export type Page = (path: string, data: PortalData, preloads: string) => Promise<string>;

/** Only this path is rendered on the server: every other page is an applicant's own. */
export const LANDING = '/';

/** The page is undefined when nothing is built. */
export async function builtPage(dist: string): Promise<Page | undefined> {
  const index = join(dist, 'portal', 'index.html');
  if (!existsSync(index)) return undefined;
  const template = readFileSync(index, 'utf8');
  const { render, head } = await landingRenderer(dist);
  return async (path, data, preloads) => {
    const { markup } = await render(path, data);
    const title = head?.(path, data) ?? `<title>${escapeHtml(data.school.name)}</title>`;
    const json = `<script type="application/json" id="portal-data">${scriptJson(data)}</script>`;
    return fill(template, { head: title + preloads, app: markup, data: json, phone: escapeHtml(data.school.phone) });
  };
}

async function landingRenderer(dist: string): Promise<{ readonly render: Render; readonly head?: Head }> {
  const file = join(dist, 'ssr', 'render.js');
  if (!existsSync(file)) return { render: () => ({ markup: '' }) };
  const { render, head } = (await import(pathToFileURL(file).href)) as { render: Render; head?: Head };
  const landing = memoized(render);
  return { render: (path, data) => (path === LANDING ? landing(path, data) : { markup: '' }), ...(head && { head }) };
}

/** Rendering takes milliseconds, and the data changes with the day. */
function memoized(render: Render): Render {
  let last: { readonly key: string; readonly rendered: ReturnType<Render> } | undefined;
  return (path, data) => {
    const key = JSON.stringify(data);
    if (last?.key !== key) last = { key, rendered: render(path, data) };
    return last.rendered;
  };
}

/** One pass is made, so that what fills a place is never itself searched for places. */
const fill = (template: string, parts: Record<string, string>): string =>
  template.replace(/<!--(head|app|data|phone)-->/g, (_, name: string) => parts[name] as string);
