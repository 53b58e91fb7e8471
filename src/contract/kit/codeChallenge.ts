import Type, { type Static } from 'typebox';

/** Whoever types the mailed code sends this secret along. */
export const CodeChallenge = Type.Object({ challenge: Type.String() });
export type CodeChallenge = Static<typeof CodeChallenge>;
