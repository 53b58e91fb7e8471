import { spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import type { PortalData } from '#contract/shell/portalData.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import { scriptJson } from '../src/server/platform/web/pageData.ts';
import { isDeclared, type Declared } from './dev/declared.ts';

/**
 * `npm run dev`: the API server (`dev/server.ts`) behind Vite, which serves the portal's sources and passes the rest on
 * (`vite.config.ts`). People open Vite's address. An edited declaration is checked and served at once, and open pages
 * show it, with all that was typed; a mistake in it lies over the page until it is mended.
 */
const VITE_PORT = Number(process.env['VITE_PORT'] ?? 5173);
const env = { ...process.env, PUBLIC_URL: `http://localhost:${VITE_PORT}` };
process.env['API_SERVER'] = `http://127.0.0.1:${readSettings(env).port}`;

let data: PortalData | undefined;
let mistake: Extract<Declared, { kind: 'mistake' }> | undefined;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev/server.ts'], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
const firstNews = new Promise<void>((resolve) => server.on('message', (message) => { if (isDeclared(message)) { hear(message); resolve(); } }));
const vite = await createServer({ server: { port: VITE_PORT, strictPort: true }, plugins: [portalData()] });
await firstNews;
await vite.listen();
vite.ws.on('connection', showMistake);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
console.log(`\nThe portal is at ${env.PUBLIC_URL}. What you save in schemas and flows is shown at once.`);

function hear(news: Declared): void {
  mistake = news.kind === 'mistake' ? news : undefined;
  if (news.kind === 'mistake') return showMistake();
  const isFirst = data === undefined;
  data = news.data;
  if (!isFirst) vite.ws.send({ type: 'full-reload' });
}

/** Over the page, as Vite shows the mistakes in sources. */
function showMistake(): void {
  if (!mistake) return;
  const { file, line, sentence } = mistake;
  vite.ws.send({ type: 'error', err: { message: sentence, stack: '', plugin: 'declarations', id: file, loc: { file, line, column: 1 } } });
}

/** Gives each page the data that the server would have written into it. */
function portalData(): Plugin {
  return {
    name: 'portal-data',
    transformIndexHtml: (html) => html.replace('<!--data-->', () => `<script type="application/json" id="portal-data">${scriptJson(data)}</script>`),
  };
}

function stop(): void {
  server.kill();
  void vite.close().then(() => process.exit(0));
}
