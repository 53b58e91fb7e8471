import Type from 'typebox';
import { Id as id } from '../kit/id.ts';

export const access = { claim: 'school-setup' } as const;

export const active = Type.Boolean();

/** What every list of the school that has names shows. */
export const Named = { id, name: Type.String(), active };
