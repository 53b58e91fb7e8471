import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGUAGES } from '#words/languages.ts';
import { applicantTexts } from './applicantTexts.ts';
import { readWords } from './catalogues.ts';
import { insideTexts } from './insideTexts.ts';

type Texts = ReadonlyMap<string, readonly string[]>;

const TRANSLATED = Object.entries(LANGUAGES).filter(([code]) => code !== 'en');

const MOST_PLACES = 2;

export function wordsFiles(root: string, catalogue: Catalogue): Record<string, string> {
  const applicants = applicantTexts(root, catalogue);
  return {
    'docs/words.md': applicantsFile(root, applicants),
    'docs/words-inside.md': insideFile(insideTexts(root, catalogue, applicants)),
  };
}

function applicantsFile(root: string, texts: Texts): string {
  const languages = TRANSLATED.map(([code, name]) => [code, readWords(root, code), name] as const);
  const counts = languages
    .map(([code, words, name]) => `${name} (\`${code}\`) ${Object.keys(words).length}`)
    .join(', ');
  const rows = [...texts].map(
    ([text, places]) =>
      `| ${cell(text)} | ${languages
        .filter(([, words]) => text in words)
        .map(([code]) => code)
        .join(' ')} | ${placesText(places)} |`,
  );
  return `# What an applicant reads

All ${texts.size} texts of applicants' pages and forms, and what the server answers there, with the languages that have a
translation and the files that say them. Written by \`npm run generate\` from the code and the declarations. \`{name}\` stands
where the page puts a value.

To translate one, give it a line in \`src/words/catalogues\`, under exactly these words. What has no line stays English.
Translated so far: ${counts}.

| English | translated | said in |
| --- | --- | --- |
${rows.join('\n')}
`;
}

const insideFile = (texts: Texts): string => `# What everybody else reads

All ${texts.size} texts of signed-in pages, emails, papers, the contract and the README, and what the server answers to others
than applicants, for review. Written by \`npm run generate\`; what applicants read too is in [\`words.md\`](words.md).

| English | said in |
| --- | --- |
${[...texts].map(([text, places]) => `| ${cell(text)} | ${placesText(places)} |`).join('\n')}
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

function placesText(places: readonly string[]): string {
  const shown = places
    .slice(0, MOST_PLACES)
    .map((place) => place.replace(/^src\//, ''))
    .join(', ');
  return places.length > MOST_PLACES ? `${shown} and ${places.length - MOST_PLACES} more` : shown;
}
