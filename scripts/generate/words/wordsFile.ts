import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGUAGES } from '#words/languages.ts';
import { applicantTexts } from './applicantTexts.ts';
import { readWords } from './catalogues.ts';

const TRANSLATED = Object.entries(LANGUAGES).filter(([code]) => code !== 'en');

const MOST_PLACES = 2;

export function wordsFile(root: string, catalogue: Catalogue): Record<string, string> {
  const texts = applicantTexts(root, catalogue);
  const languages = TRANSLATED.map(([code, name]) => [code, readWords(root, code), name] as const);
  const counts = languages.map(([code, words, name]) => `${name} (\`${code}\`) ${Object.keys(words).length}`).join(', ');
  const rows = [...texts].map(([text, places]) => `| ${cell(text)} | ${languages.filter(([, words]) => text in words).map(([code]) => code).join(' ')} | ${placesText(places)} |`);
  return { 'docs/words.md': `${introduction(texts.size, counts)}\n| English | translated | said in |\n| --- | --- | --- |\n${rows.join('\n')}\n` };
}

const introduction = (count: number, counts: string) => `# What an applicant reads

All ${count} texts of applicants' pages and forms, with the languages that have a translation and the files that say them.
Written by \`npm run generate\` from the code and the declarations. \`{name}\` stands where the page puts a value.

To translate one, give it a line in \`src/words/catalogues\`, under exactly these words. What has no line stays English.
Translated so far: ${counts}.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

function placesText(places: readonly string[]): string {
  const shown = places.slice(0, MOST_PLACES).map((place) => place.replace(/^src\//, '')).join(', ');
  return places.length > MOST_PLACES ? `${shown} and ${places.length - MOST_PLACES} more` : shown;
}
