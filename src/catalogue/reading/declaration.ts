import type { Resolved } from './references.ts';
import type { Source } from './source.ts';

/** What was read of one programme, resolved but not yet trusted. */
export interface Declaration {
  readonly id: string;
  readonly flow: Resolved;
  /** Absent while only the card and the invoice are declared. */
  readonly form?: {
    readonly endpoints: Resolved;
    readonly slip: Resolved;
    readonly sections: ReadonlyMap<string, Resolved>;
  };
}

/** The files that programmes share, as they stand: their blocks are read where they are used. */
export interface SharedFiles {
  readonly blocks: readonly Source[];
  readonly slips: readonly Source[];
  readonly states: readonly Source[];
}
