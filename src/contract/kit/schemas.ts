import Type, { type TSchema } from 'typebox';

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const OneOf = <const Name extends string>(...names: readonly Name[]) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names] });
