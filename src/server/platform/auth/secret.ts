import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, so none is guessed. The database stores only the SHA-256, so a copy of it opens nothing. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A few digits alone are guessable, so a code is valid, and hashed, only together with the secret of its challenge. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

export const codeHashOf = (secret: string, code: string): Buffer => hashOf(`${secret}:${code}`);
