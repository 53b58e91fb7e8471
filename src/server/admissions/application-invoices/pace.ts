import { limitRate } from '../../platform/rate-limit/rateLimit.ts';
import { bucketsOf, type Bucket } from '../../platform/rate-limit/buckets.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * What looking up and making invoices is counted in: the number from one network, the address, the network. A café with
 * forty customers and a phone company's town behind one address stay far below; who exceeds it waits for seconds. A number
 * is counted for each network apart, so that a stranger who hammers at it elsewhere makes nobody wait.
 */
function bucketsFor(purpose: string, number: string, ip: string, free: { readonly number: number; readonly host: number; readonly network: number }): Bucket[] {
  const [host, network] = bucketsOf(purpose, ip);
  return [
    { name: `${network!.name} of ${number}`, free: free.number, longest: 10 },
    { ...host!, free: free.host, longest: 5 },
    { ...network!, free: free.network, longest: 2 },
  ];
}

/** Looking for what this device does not know. @throws Problem 429 for one who has to wait */
export const paceLookups = (platform: Platform, number: string, ip: string): Promise<void> =>
  limitRate(platform, bucketsFor('invoice lookup', number, ip, { number: 12, host: 100, network: 1000 }));

/** What leads to an RRR that the provider is asked for. */
export const makingBuckets = (number: string, ip: string): Bucket[] => bucketsFor('invoice made', number, ip, { number: 20, host: 100, network: 1000 });
