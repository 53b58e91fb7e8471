import type { Resolved } from './references.ts';
import type { Source } from './source.ts';

/** It is resolved but not yet checked. */
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

export interface SharedFiles {
  readonly blocks: readonly Source[];
  readonly slips: readonly Source[];
  readonly states: readonly Source[];
}
