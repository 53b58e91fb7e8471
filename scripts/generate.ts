/** Writes what is derived from declarations and registries. `--check` writes nothing, and fails when a file differs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessMatrix } from './generate/accessMatrix.ts';
import { coveragePage } from './generate/coveragePage.ts';
import { editorNames } from './generate/editor/editorNames.ts';
import { metaSchemaFiles } from './generate/metaSchemaFiles.ts';
import { sectionTypes } from './generate/sectionTypes.ts';
import { statementTypes } from './generate/statements/statementTypes.ts';
import { STATEMENT_TYPES } from './generate/statements/typesText.ts';
import { wordsFiles } from './generate/words/wordsFiles.ts';
import { checkWorks } from '#catalogue/reading/checkWork.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { CLAIMS } from '#contract/people/claims.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const read = (file: string) => {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
};

const catalogue = load();
const wanted = {
  ...metaSchemaFiles(),
  ...editorNames(ROOT, catalogue),
  'src/catalogue/generated/types.ts': await sectionTypes(catalogue),
  ...(await accessMatrix(catalogue)),
  ...wordsFiles(ROOT, catalogue),
  ...(await statementTypes(ROOT, read(STATEMENT_TYPES))),
  ...(await coveragePage(ROOT, catalogue)),
};
const stale = Object.entries(wanted).filter(([file, text]) => read(file) !== text);

if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run \`npm run generate\`.`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
}

function load() {
  try {
    const read = loadCatalogue(ROOT);
    checkWorks(ROOT, { claims: Object.keys(CLAIMS), forms: read.forms.sections });
    return read;
  } catch (mistake) {
    if (!(mistake instanceof DeclarationError)) throw mistake;
    console.error(mistake.message);
    process.exit(1);
  }
}
