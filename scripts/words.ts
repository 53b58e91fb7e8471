/** Refuses texts that are hard to read, and translations of what no page says any more. */
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { LANGUAGES, OFFERED } from '#words/languages.ts';
import { applicantTexts } from './generate/words/applicantTexts.ts';
import { catalogueMistakes, offerMistakes } from './generate/words/catalogueMistakes.ts';
import { readWords } from './generate/words/catalogues.ts';
import { insideTexts } from './generate/words/insideTexts.ts';
import { readingMistakes } from './generate/words/readability.ts';
import { SPECIFIED } from './generate/words/specified.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const catalogue = loadCatalogue(ROOT);
const applicants = applicantTexts(ROOT, catalogue);
const texts = new Map([...applicants, ...insideTexts(ROOT, catalogue, applicants)]);

const hard = [...texts]
  .filter(([text]) => !SPECIFIED.has(text))
  .flatMap(([text, places]) => readingMistakes(text).map((mistake) => `${places[0]}: ‘${text}’ ${mistake}.`));
const stale = [...SPECIFIED]
  .filter((text) => !texts.has(text))
  .map((text) => `scripts/generate/words/specified.ts: nothing says ‘${text}’: please take it out.`);
const english = new Set(applicants.keys());
const wrong = Object.keys(LANGUAGES)
  .filter((code) => code !== 'en')
  .flatMap((code) => {
    const words = readWords(ROOT, code);
    const isOffered = OFFERED.some((offered) => offered === code);
    return [
      ...catalogueMistakes(code, words, english),
      ...(code === 'pcm' ? [] : offerMistakes(code, words, english, isOffered)),
    ];
  });

for (const mistake of [...hard, ...stale, ...wrong]) {
  console.log(mistake);
  process.exitCode = 1;
}
