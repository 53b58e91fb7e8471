import Type from 'typebox';

/** PostgreSQL's `int4`: no number that the database cannot hold reaches it. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
