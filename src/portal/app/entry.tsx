import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { LANDING } from './pages.ts';
import { readPortalData } from './portalData.ts';
import { listenBeforeRouter } from './travel.ts';
import '@blueprintjs/core/lib/css/blueprint.css';
import './portal.css';

async function start(root: HTMLElement) {
  const data = readPortalData();
  const app = <BrowserRouter><App data={data} /></BrowserRouter>;
  if (!root.firstElementChild) return createRoot(root).render(app);
  await LANDING.preload();
  hydrateRoot(root, app);
}

listenBeforeRouter();
void start(document.getElementById('root')!);
