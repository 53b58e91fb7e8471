import Type from 'typebox';
import { Id as id } from '../kit/id.ts';
import { Revision as revision } from '../kit/revision.ts';

export const access = { claim: 'school-setup' } as const;

export const active = Type.Boolean();

export const Named = { id, name: Type.String(), active, revision };
