import { parentPort, workerData } from 'node:worker_threads';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { ReadDeclarations } from './reading.ts';

const { programmes, forms, refusals } = loadCatalogue(...(workerData as Parameters<typeof loadCatalogue>));
const read: ReadDeclarations = {
  programmes,
  forms: forms.sections,
  refusals: refusals.map(({ mistake: { file, line, pointer, sentence }, ...refusal }) => ({
    ...refusal,
    mistake: { file, line, pointer, sentence },
  })),
};
parentPort!.postMessage(read);
