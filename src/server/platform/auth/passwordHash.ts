import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the library's defaults: about 20 ms of one processor and 19 MB each. No more than two at once, so that a
 * storm of logins slows logins and nothing else.
 */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** A hash that no password has: who does not exist costs as long as who does. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Whether the password is right; takes as long when there is no hash to compare with. */
export const isPassword = (password: string, hashed: string | null): Promise<boolean> =>
  inTurn(async () => await verify(hashed ?? NOBODY, password) && hashed !== null);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
