import type { Programme, ProgrammeSummary } from './programme.ts';
import type { SectionSchema } from './vocabulary.ts';

/** Sections that no programme asks: the forms of hand-written pages, by name. */
export interface Forms {
  readonly id: 'forms';
  readonly sections: Readonly<Record<string, SectionSchema>>;
}

/** All that is declared, loaded, checked and compiled once. */
export interface Catalogue {
  readonly programmes: readonly Programme[];
  readonly forms: Forms;
  byId(id: string): Programme | undefined;
  byApplicationTypeId(id: number): Programme | undefined;
}

export const summaryOf = (programme: Programme): ProgrammeSummary => {
  const { chart: _chart, endpoints: _endpoints, slip: _slip, sections: _sections, ...summary } = programme;
  return summary;
};
