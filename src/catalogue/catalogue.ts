import type { Programme, ProgrammeSummary, RefusedProgramme } from './programme.ts';
import type { DeclarationError } from './reading/declarationError.ts';
import type { SectionSchema } from './vocabulary.ts';

/** These sections belong to hand-written pages, not to a programme. */
export interface Forms {
  readonly id: 'forms';
  readonly sections: Readonly<Record<string, SectionSchema>>;
}

/** What is wrong in a college's own declarations, and so is left out. */
export interface Refusal {
  readonly mistake: DeclarationError;
  /** As far as its files say it; absent where the mistake is in none of a programme's own. */
  readonly programme?: RefusedProgramme;
  /** It was served before the mistake was made, and is served on as it stood. */
  readonly stands?: true;
}

export interface Catalogue {
  /** Without those of a college's own that are refused. */
  readonly programmes: readonly Programme[];
  readonly refusals: readonly Refusal[];
  readonly forms: Forms;
  byId(id: string): Programme | undefined;
  byApplicationTypeId(id: number): Programme | undefined;
}

export const summaryOf = (programme: Programme): ProgrammeSummary => {
  const { chart: _chart, endpoints: _endpoints, slip: _slip, sections: _sections, ...summary } = programme;
  return summary;
};
