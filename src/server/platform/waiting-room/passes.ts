import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long who was let in, or has logged in, is in. */
const PASS_SECONDS = 2 * 60 * 60;
/** How long a place is kept for one who does not ask. */
const PLACE_SECONDS = 24 * 60 * 60;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * What a browser shows at the door, signed by the college: a pass, good until a time, and a place in the line, which is
 * its number and when it was given. Both are cookies that no script reads; they say nothing of anybody.
 */
export function createPasses(key: string) {
  const signature = (kind: string, words: string) => createHmac('sha256', key).update(`${kind} ${words}`).digest('base64url').slice(0, 22);
  const signed = (kind: string, words: string) => `${words}.${signature(kind, words)}`;
  const read = (kind: string, paper: string | undefined): number[] | undefined => {
    const cut = paper?.lastIndexOf('.') ?? -1;
    if (paper === undefined || cut < 0) return undefined;
    const words = paper.slice(0, cut);
    const [given, right] = [Buffer.from(paper.slice(cut + 1)), Buffer.from(signature(kind, words))];
    return given.length === right.length && timingSafeEqual(given, right) ? words.split('.').map(Number) : undefined;
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
      const [number, given = 0] = read('place', place) ?? [];
      return given + PLACE_SECONDS > seconds(now) ? number : undefined;
    },
  };
}

export type Passes = ReturnType<typeof createPasses>;

export const PASS = { name: 'matricula_pass', seconds: PASS_SECONDS };
export const PLACE = { name: 'matricula_place', seconds: PLACE_SECONDS };
