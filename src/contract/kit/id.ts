import Type from 'typebox';

/** Of a row that the database counts: no number that it could not hold reaches it. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
