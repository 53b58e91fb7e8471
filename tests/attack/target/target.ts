import { isLoopback } from './loopback.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type Random, randomOf } from './random.ts';
import { newTally, type Tally } from './tally.ts';

export interface TargetOptions {
  readonly address: URL;
  readonly seed: number;
  /** 1 is the whole attack; less sends less of what can be less. */
  readonly scale: number;
  /** The folder from which the college reads programmes of its own; undefined where it is not the attack's to write to. */
  readonly declarations?: string | undefined;
}

/** The college under attack, as one part of the attack meets it. */
export interface Target {
  readonly address: URL;
  readonly seed: number;
  readonly scale: number;
  readonly declarations: string | undefined;
  readonly random: Random;
  readonly tally: Tally;
  /** A device of its own. On loopback it has an address of its own too, in a /24 of its own; elsewhere all have this machine's. */
  stranger(): Browser;
  /** Another device in the same /24 as no other: `host` from 1 to 254. */
  neighbour(network: number, host: number): Browser;
  /** At scale 1 so many; fewer at less, but never fewer than `least`. */
  times(whole: number, least?: number): number;
  /** A number worth printing beside the counts. */
  note(words: string): void;
  readonly notes: readonly string[];
  close(): void;
}

/** How many addresses have been given: parts never share one, so that what one was limited for costs no other. */
let networks = 0;

export function targetOf({ address, seed, scale, declarations }: TargetOptions): Target {
  const tally = newTally();
  const notes: string[] = [];
  const browsers: Browser[] = [];
  const open = (from: string) => {
    const browser = openBrowser(address, tally, isLoopback(address) ? from : undefined);
    browsers.push(browser);
    return browser;
  };
  const random = randomOf(seed);
  return {
    address,
    seed,
    scale,
    declarations,
    random,
    tally,
    notes,
    stranger() {
      networks += 1;
      return open(`127.${1 + (networks >> 8)}.${networks & 255}.${1 + random.below(254)}`);
    },
    neighbour: (network, host) => open(`127.${200 + (network >> 8)}.${network & 255}.${host}`),
    times: (whole, least = 1) => Math.max(least, Math.round(whole * scale)),
    note: (words) => void notes.push(words),
    close: () => {
      for (const browser of browsers) browser.close();
    },
  };
}
