import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PortalData } from '#contract/portalData.ts';
import { App } from './App.tsx';
import { LANDING } from './pages.ts';

/** The words and cards of the landing page as HTML, so that they are read before any script has run. */
export async function render(path: string, data: PortalData): Promise<{ readonly markup: string }> {
  await LANDING.preload();
  return { markup: renderToString(<StaticRouter location={path}><App data={data} /></StaticRouter>) };
}
