import Type from 'typebox';
import { Id } from './id.ts';

/** How often the record was changed, from 1. */
export const Revision = Id;

export interface Revised {
  readonly revision: number;
}

/** The revision that the editor has seen: a record that was changed since is not written, and answers 409. */
export const AtRevision = Type.Object({ revision: Revision });
