import Type, { type Static } from 'typebox';

/** A code was mailed: whoever types it sends this secret along. */
export const CodeChallenge = Type.Object({ challenge: Type.String() });
export type CodeChallenge = Static<typeof CodeChallenge>;
