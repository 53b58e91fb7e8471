import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../reading/load.ts';
import { textOf } from './document.ts';
import { openDocument } from './openDocument.ts';
import { readDraft } from './readDraft.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { programmes } = loadCatalogue(ROOT);

test.each(programmes.map(({ id, version }) => ({ id, version })))(
  'what is opened of $id and not changed is the same version',
  ({ id, version }) => {
    const { files } = openDocument([ROOT], ROOT, id);
    const texts = Object.fromEntries(Object.entries(files).map(([path, file]) => [path, textOf(file)]));
    const read = readDraft({ roots: [ROOT], root: ROOT, id }, texts);
    expect(read.mistakes).toEqual([]);
    expect(read.programme!.version).toBe(version);
  },
);
