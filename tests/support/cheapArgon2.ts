import { createRequire } from 'node:module';
import type * as library from '@node-rs/argon2';

/**
 * Argon2 at its lowest cost, for colleges within a test's own process: each hashes a dozen passwords as it begins. A hash
 * names its own cost, so that checking one is as cheap. The product has no such setting: the library is changed before
 * anything imports it.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as {
  -readonly [name in 'hash' | 'verify']: (typeof library)[name];
};
const { hash, verify } = argon2;

/** How often a password was hashed or compared in this process. */
export const passwordWork = { hash: 0, verify: 0 };

argon2.hash = (password) => {
  passwordWork.hash += 1;
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
};

argon2.verify = (...comparison) => {
  passwordWork.verify += 1;
  return verify(...comparison);
};
