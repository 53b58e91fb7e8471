import { hash, verify } from '@node-rs/argon2';

/** Argon2id takes about 20 ms of a core and 19 MB each time: a storm of logins slows logins and nothing else. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** One keyboard composes ọ̀, and another writes its marks one by one: both type the same password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFC')));

/** No password has this hash: an unknown user takes as long to refuse as a known one. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const isPassword = (password: string, hashed: string | null): Promise<boolean> =>
  inTurn(async () => (await isInSomeForm(password, hashed ?? DUMMY_HASH)) && hashed !== null);

/** Before passwords were composed, each was hashed as it was typed. */
async function isInSomeForm(password: string, hashed: string): Promise<boolean> {
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')]))
    if (await verify(hashed, form)) return true;
  return false;
}

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
