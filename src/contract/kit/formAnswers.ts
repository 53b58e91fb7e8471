import Type from 'typebox';

/** Untyped, so that a mistake is answered by the declared form's own message, not by the schema's. */
export const FormAnswers = Type.Record(Type.String(), Type.Unknown());
