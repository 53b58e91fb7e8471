import { beforeAll, test } from 'vitest';
import { cardToSlip } from '../../support/cardToSlip.ts';
import { onDatabases } from '../../support/databases.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { isLong } from '../../support/volume.ts';

/**
 * Every programme with a form, from its invoice to its slip, by its declaration alone. What is left out is refused before
 * any database is asked: on one of them each field is, and in the long run on both.
 */
onDatabases('a programme', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });

  test.each(PROGRAMMES)('$name goes from its invoice to its slip', (programme) =>
    cardToSlip(server, programme, isLong || databases.kind === 'postgres'),
  );
});
