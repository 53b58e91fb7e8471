import type { Programme } from '../programme.ts';
import type { LanguageCode } from '../registry/languages.ts';
import { sectionModule } from './compileSection.ts';

/** A file never changes, since its address holds the version. */
export interface ProgrammeFile {
  readonly contentType: 'text/javascript' | 'application/json';
  readonly body: string;
}

/** What only the server needs, or only who has chosen a language, comes over no line with the form. */
export type DeliveredProgramme = Omit<Programme, 'sections' | 'mails' | 'translations'>;

export const programmePath = (programme: { id: string; version: string }, file: string) =>
  `/programmes/${programme.id}/${programme.version}/${file}`;

const WHOLE = 'declaration.json';

/** Mails may change within a version, which names what is asked. */
export const published = ({ mails: _, ...programme }: Programme): Omit<Programme, 'mails'> => programme;

const translationFile = (language: LanguageCode) => `words.${language}.json`;

function translationsIn({ translations = {} }: Programme, file: string) {
  return Object.entries(translations).find(([code]) => file === translationFile(code as LanguageCode))?.[1];
}

/** A section is emitted only when requested: each costs milliseconds, and most are rarely needed. */
export function programmeFile(programme: Programme, file: string): ProgrammeFile | undefined {
  if (file === WHOLE) return { contentType: 'application/json', body: JSON.stringify(published(programme)) };
  if (file === 'programme.json') return { contentType: 'application/json', body: JSON.stringify(delivered(programme)) };
  const words = translationsIn(programme, file);
  if (words) return { contentType: 'application/json', body: JSON.stringify(words) };
  const section = file.endsWith('.js') ? programme.sections[file.slice(0, -'.js'.length)] : undefined;
  return section && { contentType: 'text/javascript', body: sectionModule(section) };
}

export const programmeFileNames = ({ hasForm, sections, languages = [] }: Programme): string[] =>
  hasForm
    ? ['programme.json', WHOLE, ...Object.keys(sections).map((name) => `${name}.js`), ...languages.map(translationFile)]
    : [];

function delivered(programme: Programme): DeliveredProgramme {
  const { sections: _sections, translations: _translations, ...rest } = published(programme);
  return rest;
}
