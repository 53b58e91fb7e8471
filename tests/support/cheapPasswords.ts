import type * as argon2Module from '@node-rs/argon2';
import { vi } from 'vitest';

/**
 * Argon2 at its lowest cost, for colleges within a test's own process: each hashes a dozen passwords as it begins. A hash
 * names its own cost, so that checking one is as cheap. The product has no such setting.
 */
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof argon2Module>();
  return { ...argon2, hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }) };
});
