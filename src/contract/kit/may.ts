import Type from 'typebox';

/** The acts that the caller may do on this row now; what is missing would be refused, so no page offers it. */
export const May = <const Acts extends readonly string[]>(...acts: Acts) =>
  Type.Array(Type.Unsafe<Acts[number]>({ type: 'string', enum: [...acts] }));
