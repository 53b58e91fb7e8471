import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { chosenLanguage } from '#words/languages.ts';
import { translation } from '#words/translation.ts';
import { App } from './App.tsx';
import { LANDING } from './pages.ts';
import { readPortalData } from '../core/portalData.ts';
import { listenBeforeRouter } from '../core/travel.ts';
import '@blueprintjs/core/lib/css/blueprint.css';
import './portal.css';

async function start(root: HTMLElement) {
  const data = readPortalData();
  const app = (
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  );
  const language = chosenLanguage();
  if (language)
    await import('#words/speak.ts').then(({ speak }) => speak(language, data.programmes)).catch(() => undefined);
  if (!root.firstElementChild) return createRoot(root).render(app);
  await LANDING.preload();
  if (translation) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

listenBeforeRouter();
void start(document.getElementById('root')!);
