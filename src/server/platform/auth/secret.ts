import { createHash, randomBytes, randomInt } from 'node:crypto';

/**
 * Secrets that open something for a while: 256 random bits, so that nothing can be read from one and none can be
 * guessed. The database keeps only the SHA-256, so a copy of it opens nothing.
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Six digits for a person to type. It means something only together with the secret it was made for, and is hashed with it. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const codeHashOf = (secret: string, code: string): Buffer => hashOf(`${secret}:${code}`);
