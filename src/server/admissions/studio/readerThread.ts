import { parentPort, workerData } from 'node:worker_threads';
import { textOf } from '#catalogue/studio/document.ts';
import { openDocument, rootOfProgramme } from '#catalogue/studio/openDocument.ts';
import { readDraft } from '#catalogue/studio/readDraft.ts';
import type { FormRead, ReadForm } from './reading.ts';

const { roots, id, files } = workerData as ReadForm;
const root = rootOfProgramme(roots, id)!;
const disk = openDocument(roots, root, id);
const texts = Object.fromEntries(Object.entries(disk.files).map(([path, file]) => [path, textOf(file)]));
const place = { roots, root, id };
const onDisk = readDraft(place, texts);
const read: FormRead = {
  ...(files === null ? onDisk : readDraft(place, files)),
  disk: disk.files,
  diskVersion: onDisk.programme?.version ?? '',
};
parentPort!.postMessage(read);
