import { parseArgs } from 'node:util';
import { isLoopback } from './target/loopback.ts';

export interface Options {
  /** Undefined: a college is started for the attack. */
  readonly at: URL | undefined;
  readonly seed: number;
  readonly scale: number;
  /** Names of the parts to run; empty is all. */
  readonly only: readonly string[];
}

/** @throws when they make no sense, or an address is not this machine's and nobody said that it may be attacked */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      at: { type: 'string' },
      'is-our-test-system': { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      scale: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
    },
  });
  const at = values.at === undefined ? undefined : new URL(values.at);
  if (at && !isLoopback(at) && !values['is-our-test-system']) {
    throw new Error(
      `${at.host} is not this machine. Only a test system of your own college may be attacked: if it is one, add --is-our-test-system`,
    );
  }
  const [seed, scale] = [Number(values.seed), Number(values.scale)];
  if (!Number.isInteger(seed)) throw new Error('--seed is a whole number');
  if (!(scale > 0 && scale <= 10)) throw new Error('--scale is a number above 0, 10 at the most');
  return { at, seed, scale, only: values.only.split(',').filter(Boolean) };
}
