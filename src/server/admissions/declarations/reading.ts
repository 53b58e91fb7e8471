import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Catalogue, Forms, Refusal } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { createCatalogue } from '#catalogue/reading/load.ts';

/** A catalogue without its functions, which cannot leave their thread. */
export interface ReadDeclarations {
  readonly programmes: readonly Programme[];
  readonly forms: Forms['sections'];
  readonly refusals: readonly (Omit<Refusal, 'mistake'> & {
    readonly mistake: Pick<DeclarationError, 'file' | 'line' | 'pointer' | 'sentence'>;
  })[];
}

/** Reading takes a fraction of a second of the processor, in which this thread goes on answering. @throws what the product's own files lack */
export async function readApart(roots: readonly string[]): Promise<Catalogue> {
  const thread = new Worker(new URL('./readerThread.ts', import.meta.url), { workerData: roots });
  try {
    const [{ programmes, forms, refusals }] = (await once(thread, 'message')) as [ReadDeclarations];
    return createCatalogue(
      programmes,
      forms,
      refusals.map(({ mistake, ...refusal }) => ({
        ...refusal,
        mistake: new DeclarationError(mistake, mistake.sentence),
      })),
    );
  } finally {
    await thread.terminate();
  }
}
