import { startOf } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { insertOfficersPapers } from './demoSql.ts';

/** A letter, of one empty page. */
const LETTER = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);
const NAMES = ['letter-of-the-rector.pdf', 'minute-118.pdf', 'teller.pdf', 'teller-2.pdf'];

/** What the bursar has uploaded, for what the demo college waives and enters by hand. */
export const demoPapers: DemoStep = {
  name: 'papers of officers',
  needs: [],
  async slice(demo) {
    const rows = NAMES.map((name) => {
      const random = randomOf(`paper ${name}`);
      return { id: random.uuid(), fileId: random.uuid(), name, bytes: LETTER.length };
    });
    for (const { fileId } of rows) await demo.files.put(fileId, LETTER);
    // What no record names is removed a day later: they are of today.
    return (tx) => insertOfficersPapers(tx, { rows, at: startOf(demo.day) }).then(() => undefined);
  },
};
