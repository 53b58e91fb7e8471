import type { Catalogue } from '../catalogue.ts';
import type { Programme } from '../programme.ts';
import { sectionModule } from './compileSection.ts';

/** What a browser loads of a programme, by address; immutable, since the address holds the version. */
export interface ProgrammeFile {
  readonly path: string;
  readonly contentType: 'text/javascript' | 'application/json';
  readonly body: string;
}

/** A programme as a browser knows it: without its sections, each of which comes as a module of its own. */
export type DeliveredProgramme = Omit<Programme, 'sections'>;

export const programmePath = (programme: { id: string; version: string }, file: string) => `/programmes/${programme.id}/${programme.version}/${file}`;

/** Sections are written when first asked for: emitting one costs milliseconds, and most are asked for by few. */
export function programmeFile(catalogue: Catalogue, path: string): ProgrammeFile | undefined {
  const [, , id, version, file] = path.split('/');
  const programme = catalogue.byId(id ?? '');
  if (!programme || programme.version !== version || !programme.hasForm) return undefined;
  if (file === 'programme.json') return { path, contentType: 'application/json', body: JSON.stringify(delivered(programme)) };
  const section = file?.endsWith('.js') ? programme.sections[file.slice(0, -'.js'.length)] : undefined;
  return section && { path, contentType: 'text/javascript', body: sectionModule(section) };
}

export const programmePaths = (programme: Programme): string[] =>
  programme.hasForm ? ['programme.json', ...Object.keys(programme.sections).map((name) => `${name}.js`)].map((file) => programmePath(programme, file)) : [];

function delivered({ sections: _, ...programme }: Programme): DeliveredProgramme {
  return programme;
}
