import { isIPv6 } from 'node:net';

/** A count of failures that many attempts share. */
export interface Bucket {
  readonly name: string;
  /** Failures within the window that cost nothing. */
  readonly free: number;
  /** Seconds: no failure blocks the bucket for longer. */
  readonly longest: number;
  /** After so many seconds the count begins anew; a quarter of an hour unless said. */
  readonly windowSeconds?: number;
}

/** What wrong guesses at one secret are counted in, wherever they come from: for a day, with pauses of up to an hour. */
export const bucketAt = (purpose: string, target: string): Bucket => ({ name: `${purpose} at ${target}`, free: 5, longest: 60 * 60, windowSeconds: 24 * 60 * 60 });

/** What codes mailed for one subject are counted in: a mailbox is not filled by whoever asks on and on. */
export const mailedCodesOf = (purpose: string, subject: string): Bucket => ({ name: `${purpose} code of ${subject}`, free: 20, longest: 60 });

/**
 * What an attempt from `address` is counted in, narrowest first: the address itself, its neighbourhood (a /24 of IPv4;
 * an IPv6 host owns a /64, its provider's customer a /48), and everyone. The wider a bucket is, the more innocent
 * people share it: it starts later and never makes one wait longer than a few seconds.
 */
export function bucketsOf(purpose: string, address: string): Bucket[] {
  const [host, network] = isIPv6(address) && !address.startsWith('::ffff:') ? ipv6(address) : ipv4(address);
  return [
    { name: `${purpose} from ${host}`, free: 10, longest: 60 },
    { name: `${purpose} from ${network}`, free: 100, longest: 5 },
    { name: `${purpose} from anywhere`, free: 2000, longest: 1 },
  ];
}

function ipv4(address: string): [host: string, network: string] {
  const host = address.replace('::ffff:', '');
  return [host, `${host.split('.').slice(0, 3).join('.')}.0/24`];
}

function ipv6(address: string): [host: string, network: string] {
  const groups = expanded(address);
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/** The eight groups, with those that `::` leaves out. */
function expanded(address: string): string[] {
  const [left = '', right] = address.split('%', 1).join().split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
