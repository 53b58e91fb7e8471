import type { Programme, ProgrammeSummary } from './programme.ts';

/** All that is declared, loaded, checked and compiled once. */
export interface Catalogue {
  readonly programmes: readonly Programme[];
  byId(id: string): Programme | undefined;
  byApplicationTypeId(id: number): Programme | undefined;
}

export const summaryOf = (programme: Programme): ProgrammeSummary => {
  const { chart: _chart, endpoints: _endpoints, slip: _slip, sections: _sections, ...summary } = programme;
  return summary;
};
