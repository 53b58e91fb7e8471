import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg|json|webmanifest)$/;
const compress = promisify(brotliCompress);

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        const files = await readdir(dir!, { recursive: true });
        await Promise.all(
          files.filter((file) => COMPRESSED.test(file)).map((file) => writeCompressed(join(dir!, file))),
        );
      },
    },
  };
}

async function writeCompressed(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(
    `${path}.br`,
    await compress(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
}
