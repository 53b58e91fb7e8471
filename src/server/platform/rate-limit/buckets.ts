import { isIPv6 } from 'node:net';

export interface Bucket {
  readonly name: string;
  /** So many failures within the window cost nothing. */
  readonly free: number;
  /** No failure blocks the bucket for longer, in seconds. */
  readonly longest: number;
  /** The count begins anew after it; the default is a quarter of an hour. */
  readonly windowSeconds?: number;
}

/** Wrong guesses at one secret count for a day, from all addresses, with pauses of up to an hour. */
export const bucketAt = (purpose: string, target: string): Bucket => ({
  name: `${purpose} at ${target}`,
  free: 5,
  longest: 60 * 60,
  windowSeconds: 24 * 60 * 60,
});

/** It bounds what is mailed to one address, so that nobody can fill a mailbox. */
export const mailedTo = (purpose: string, address: string): Bucket => ({
  name: `${purpose} to ${address}`,
  free: 20,
  longest: 60,
});

/** A subject counts for a network first: a stranger elsewhere who asks for its codes on and on waits, and its owner does not. */
export const subjectFrom = (purpose: string, subject: string, address: string): Bucket => ({
  name: `${bucketsOf(purpose, address)[1]!.name} of ${subject}`,
  free: 10,
  longest: 60,
});

/** A mailbox is filled by no one network, and by many together only so far. @param asker buckets of whoever asks, for what anybody may ask */
export const codeEmailBuckets = (
  purpose: string,
  subject: string,
  address: string,
  asker: readonly Bucket[] = [],
): Bucket[] => [
  subjectFrom(`${purpose} code`, subject, address),
  ...asker,
  { name: `${purpose} code of ${subject}`, free: 60, longest: 60 },
];

/** The narrowest comes first. Innocent people share the wider ones, which start later and block for seconds. */
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

/** An IPv6 host owns a /64, its provider's customer a /48. */
function ipv6(address: string): [host: string, network: string] {
  const groups = eightGroups(address);
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

function eightGroups(address: string): string[] {
  const [left = '', right] = address.split('%', 1).join().split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
