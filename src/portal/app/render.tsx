import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import type { PortalData } from '#contract/shell/portalData.ts';
import { ACCOUNT_PAGES } from '../account/pages.ts';
import { SHELL } from '../offline/shell.ts';
import { App } from './App.tsx';
import { FRAME } from './frame.ts';
import { filesOf, type Manifest } from './manifest.ts';
import { SIGNED_IN, otherRoutes } from './otherPages.ts';
import type { PortalRoute } from '../core/lazyPage.tsx';
import { APPLICATION, LANDING, OTHERWISE, portalRoutes } from './pages.ts';

const manifest = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../portal/.vite/manifest.json'), 'utf8'),
) as Manifest;

/** The landing page is HTML, so that it can be read before any script has run. */
export async function render(path: string, data: PortalData): Promise<{ readonly markup: string }> {
  await LANDING.preload();
  return {
    markup: renderToString(
      <StaticRouter location={path}>
        <App data={data} />
      </StaticRouter>,
    ),
  };
}

export function head(path: string, data: PortalData): string {
  const { styles, scripts } = filesOf(manifest, ...sourcesOf(path, data));
  return renderToStaticMarkup(
    <>
      <title>{data.school.name}</title>
      {styles.map((file) => (
        <link key={file} rel="stylesheet" crossOrigin="" href={`/${file}`} />
      ))}
      {scripts.map((file) => (
        <link key={file} rel="modulepreload" crossOrigin="" href={`/${file}`} />
      ))}
    </>,
  );
}

function sourcesOf(path: string, data: PortalData): readonly string[] {
  if (path === SHELL) return [APPLICATION.file];
  const isHere = (each: PortalRoute) => matchPath(each.path, path) !== null;
  const programmes = portalRoutes(data).find(isHere);
  if (programmes) return [programmes.page.file];
  const other = otherRoutes(data).find(isHere);
  if (other) return [OTHERWISE.file, other.page.file];
  return [OTHERWISE.file, SIGNED_IN.file, ...(ACCOUNT_PAGES.some(isHere) ? [] : [FRAME.file])];
}
