import type { Programme, ProgrammeSummary } from './programme.ts';
import type { SectionSchema } from './vocabulary.ts';

/** These sections belong to hand-written pages, not to a programme. */
export interface Forms {
  readonly id: 'forms';
  readonly sections: Readonly<Record<string, SectionSchema>>;
}

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
