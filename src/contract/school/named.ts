import Type from 'typebox';

export const access = { claim: 'school-setup' } as const;

export const active = Type.Boolean();
