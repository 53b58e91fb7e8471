import { spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import type { PortalData } from '#contract/shell/portalData.ts';
import { readSettings } from '../src/server/platform/settings.ts';
import { scriptJson } from '../src/server/platform/web/pageData.ts';
import { isDeclared, type Declared } from './dev/declared.ts';
import { sectionPreview } from './dev/preview/previewPlugin.ts';

/**
 * `npm run dev`: Vite serves the portal's sources and proxies the rest to `dev/server.ts` (`vite.config.ts`). An edited
 * declaration is shown at once, with all that was typed; a mistake in it covers the page until it is fixed.
 */
const VITE_PORT = Number(process.env['VITE_PORT'] ?? 5173);
const env = { ...process.env, PUBLIC_URL: `http://localhost:${VITE_PORT}` };
const settings = readSettings(env);
process.env['API_SERVER'] = `http://127.0.0.1:${settings.port}`;

let data: PortalData | undefined;
let mistake: Extract<Declared, { kind: 'mistake' }> | undefined;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev/server.ts'], {
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
const firstNews = new Promise<void>((resolve) =>
  server.on('message', (message) => {
    if (isDeclared(message)) {
      hear(message);
      resolve();
    }
  }),
);
const vite = await createServer({
  server: { port: VITE_PORT, strictPort: true },
  plugins: [portalData(), sectionPreview(['.', ...settings.declarations])],
});
await firstNews;
await vite.listen();
vite.ws.on('connection', showMistake);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
console.log(
  `\nThe portal is at ${env.PUBLIC_URL}. What you save in schemas and flows is shown at once, and each section alone at ${env.PUBLIC_URL}/preview.`,
);

function hear(news: Declared): void {
  mistake = news.kind === 'mistake' ? news : undefined;
  if (news.kind === 'mistake') return showMistake();
  const isFirst = data === undefined;
  data = news.data;
  if (!isFirst) vite.ws.send({ type: 'full-reload' });
}

function showMistake(): void {
  if (!mistake) return;
  const { file, line, sentence } = mistake;
  vite.ws.send({
    type: 'error',
    err: { message: sentence, stack: '', plugin: 'declarations', id: file, loc: { file, line, column: 1 } },
  });
}

function portalData(): Plugin {
  return {
    name: 'portal-data',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--data-->',
        () => `<script type="application/json" id="portal-data">${scriptJson(data)}</script>`,
      ),
  };
}

function stop(): void {
  server.kill();
  void vite.close().then(() => process.exit(0));
}
