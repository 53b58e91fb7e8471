import Type from 'typebox';

/** Of this millennium, so that every database knows it. */
export const Day = Type.String({ format: 'date', pattern: '^2' });
