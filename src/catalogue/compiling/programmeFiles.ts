import type { Programme } from '../programme.ts';
import { sectionModule } from './compileSection.ts';

/** A file never changes, since its address holds the version. */
export interface ProgrammeFile {
  readonly contentType: 'text/javascript' | 'application/json';
  readonly body: string;
}

export type DeliveredProgramme = Omit<Programme, 'sections'>;

export const programmePath = (programme: { id: string; version: string }, file: string) =>
  `/programmes/${programme.id}/${programme.version}/${file}`;

const WHOLE = 'declaration.json';

/** A section is emitted only when requested: each costs milliseconds, and most are rarely needed. */
export function programmeFile(programme: Programme, file: string): ProgrammeFile | undefined {
  if (file === WHOLE) return { contentType: 'application/json', body: JSON.stringify(programme) };
  if (file === 'programme.json') return { contentType: 'application/json', body: JSON.stringify(delivered(programme)) };
  const section = file.endsWith('.js') ? programme.sections[file.slice(0, -'.js'.length)] : undefined;
  return section && { contentType: 'text/javascript', body: sectionModule(section) };
}

export const programmeFileNames = ({ hasForm, sections }: Programme): string[] =>
  hasForm ? ['programme.json', WHOLE, ...Object.keys(sections).map((name) => `${name}.js`)] : [];

function delivered({ sections: _, ...programme }: Programme): DeliveredProgramme {
  return programme;
}
