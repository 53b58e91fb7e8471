import { createHmac, timingSafeEqual } from 'node:crypto';

const PASS_SECONDS = 2 * 60 * 60;
const PLACE_SECONDS = 24 * 60 * 60;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Both are signed cookies: a pass holds its end, a place its number and issue time. They say nothing of the person. */
export function createPasses(key: string) {
  const signature = (kind: string, words: string) =>
    createHmac('sha256', key).update(`${kind} ${words}`).digest('base64url').slice(0, 22);
  const signed = (kind: string, words: string) => `${words}.${signature(kind, words)}`;
  const read = (kind: string, cookie: string | undefined): number[] | undefined => {
    const cut = cookie?.lastIndexOf('.') ?? -1;
    if (cookie === undefined || cut < 0) return undefined;
    const words = cookie.slice(0, cut);
    const [actual, expected] = [Buffer.from(cookie.slice(cut + 1)), Buffer.from(signature(kind, words))];
    return actual.length === expected.length && timingSafeEqual(actual, expected)
      ? words.split('.').map(Number)
      : undefined;
  };
  return {
    pass: (from: Date): string => signed('pass', String(seconds(from) + PASS_SECONDS)),
    /** How much of a pass is left, from 0 (none) to 1. */
    passLeft(pass: string | undefined, now: Date): number {
      const [until = 0] = read('pass', pass) ?? [];
      return Math.max(0, (until - seconds(now)) / PASS_SECONDS);
    },
    place: (number: number, now: Date): string => signed('place', `${number}.${seconds(now)}`),
    numberOf(place: string | undefined, now: Date): number | undefined {
      const [number, issuedAt = 0] = read('place', place) ?? [];
      return issuedAt + PLACE_SECONDS > seconds(now) ? number : undefined;
    },
  };
}

export type Passes = ReturnType<typeof createPasses>;

export const PASS = { name: 'matricula_pass', seconds: PASS_SECONDS };
export const PLACE = { name: 'matricula_place', seconds: PLACE_SECONDS };
