import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import { bucketsOf, type Bucket } from '../../platform/rate-limit/buckets.ts';
import type { Platform } from '../../platform/platform.ts';

/** A town behind one address stays far below. A number counts per network, so a stranger elsewhere delays nobody. */
function bucketsFor(
  purpose: string,
  number: string,
  ip: string,
  free: { readonly number: number; readonly host: number; readonly network: number },
): Bucket[] {
  const [host, network] = bucketsOf(purpose, ip);
  return [
    { name: `${network!.name} of ${number}`, free: free.number, longest: 10 },
    { ...host!, free: free.host, longest: 5 },
    { ...network!, free: free.network, longest: 2 },
  ];
}

/** @throws Problem 429 for one who has to wait */
export const paceLookups = (platform: Platform, number: string, ip: string): Promise<void> =>
  limitRate(platform, bucketsFor('invoice lookup', number, ip, { number: 12, host: 100, network: 1000 }));

export const makingBuckets = (number: string, ip: string): Bucket[] =>
  bucketsFor('invoice made', number, ip, { number: 20, host: 100, network: 1000 });
