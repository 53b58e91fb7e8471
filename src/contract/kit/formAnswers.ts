import Type from 'typebox';

/** What a declared form holds: the answer to a mistake is the form's own message, not the schema's. */
export const FormAnswers = Type.Record(Type.String(), Type.Unknown());
