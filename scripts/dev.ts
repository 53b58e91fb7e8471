import { spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import { pageData, scriptJson } from '../src/server/platform/web/pageData.ts';

/**
 * `npm run dev`: the API server, started again at every change of its sources, behind Vite, which serves the portal's
 * sources and passes the rest on (`vite.config.ts`). People open Vite's address.
 */
const VITE_PORT = 5173;
const publicUrl = `http://localhost:${VITE_PORT}`;
const env = { ...process.env, PUBLIC_URL: publicUrl };

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { env, stdio: 'inherit' });
const vite = await createServer({ server: { port: VITE_PORT, strictPort: true }, plugins: [portalData()] });
await vite.listen();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Gives each page the data that the server would have written into it. */
function portalData(): Plugin {
  const settings = readSettings(env);
  const data = () => pageData({ settings, catalogue: loadCatalogue('.', ...settings.declarations), now: () => new Date() });
  return {
    name: 'portal-data',
    transformIndexHtml: (html) => html.replace('<!--data-->', () => `<script type="application/json" id="portal-data">${scriptJson(data())}</script>`),
  };
}

function stop(): void {
  server.kill();
  void vite.close().then(() => process.exit(0));
}
