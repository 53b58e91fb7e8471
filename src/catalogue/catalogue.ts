import type { Programme, ProgrammeSummary } from './programme.ts';
import type { CompiledSection } from './validate.ts';

/** All that is declared, loaded, checked and compiled once. */
export interface Catalogue {
  readonly programmes: readonly Programme[];
  byId(id: string): Programme | undefined;
  byApplicationTypeId(id: number): Programme | undefined;
  /** The compiled validator of a section; throws on a name that the programme does not have. */
  section(programmeId: string, section: string): CompiledSection;
}

export const summaryOf = (programme: Programme): ProgrammeSummary => {
  const { chart: _chart, endpoints: _endpoints, slip: _slip, sections: _sections, ...summary } = programme;
  return summary;
};
