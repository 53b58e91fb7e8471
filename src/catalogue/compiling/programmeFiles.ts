import type { Programme } from '../programme.ts';
import { sectionModule } from './compileSection.ts';

/** What a browser loads of a programme, by address; immutable, since the address holds the version. */
export interface ProgrammeFile {
  readonly contentType: 'text/javascript' | 'application/json';
  readonly body: string;
}

/** A programme as a browser knows it: without its sections, each of which comes as a module of its own. */
export type DeliveredProgramme = Omit<Programme, 'sections'>;

export const programmePath = (programme: { id: string; version: string }, file: string) => `/programmes/${programme.id}/${programme.version}/${file}`;

/** The whole declaration, for whoever reads it rather than fills it in. */
const WHOLE = 'declaration.json';

/** Sections are written when first asked for: emitting one costs milliseconds, and most are asked for by few. */
export function programmeFile(programme: Programme, file: string): ProgrammeFile | undefined {
  if (file === WHOLE) return { contentType: 'application/json', body: JSON.stringify(programme) };
  if (file === 'programme.json') return { contentType: 'application/json', body: JSON.stringify(delivered(programme)) };
  const section = file.endsWith('.js') ? programme.sections[file.slice(0, -'.js'.length)] : undefined;
  return section && { contentType: 'text/javascript', body: sectionModule(section) };
}

/** The names of all its files. */
export const programmeFileNames = ({ hasForm, sections }: Programme): string[] =>
  hasForm ? ['programme.json', WHOLE, ...Object.keys(sections).map((name) => `${name}.js`)] : [];

function delivered({ sections: _, ...programme }: Programme): DeliveredProgramme {
  return programme;
}
