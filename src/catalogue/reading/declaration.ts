import type { DeclarationError } from './declarationError.ts';
import type { Resolved } from './references.ts';
import type { Source } from './source.ts';

/** It is resolved but not yet checked. */
export interface Declaration {
  readonly id: string;
  readonly flow: Resolved;
  /** Absent where the product's words do for all of them. */
  readonly mails?: Resolved;
  /** By their codes. */
  readonly languages: ReadonlyMap<string, Resolved>;
  /** What stands in its folders and is read by nothing. */
  readonly unread: readonly DeclarationError[];
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
