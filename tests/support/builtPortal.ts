import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = 'console.log("a script long enough to be worth compressing");\n'.repeat(20);

const FILES: Record<string, string | Buffer> = {
  'portal/index.html':
    '<!doctype html><html><head><!--head--><!--data--></head><body><div id="root"><!--app--></div></body></html>',
  'portal/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'portal/service-worker.js': 'self.addEventListener("fetch", () => undefined);',
  'portal/assets/entry-abc123.js': SCRIPT,
  'portal/assets/entry-abc123.js.br': brotliCompressSync(SCRIPT),
  'ssr/package.json': '{"type": "module"}',
  'ssr/render.js':
    'export const render = (path, data) => ({ markup: `<h1>${path}</h1><!--data-->${data.announcements.length}` });',
};

/** A folder as the build leaves it, with next to nothing in it; the caller removes it. */
export function builtPortal(): string {
  const dist = mkdtempSync(join(tmpdir(), 'matricula-dist-'));
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  return dist;
}
