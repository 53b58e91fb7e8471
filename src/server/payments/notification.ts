import type { Platform } from '../platform/platform.ts';
import type { Prompter } from './due.ts';
import { LEAST_PAUSE_MS } from './policy.ts';
import { readRrr } from './service.ts';
import { hint } from './sql/orders.ts';

const MOST = 500;

/** What the provider may say that a payment was made by. */
const CHANNELS: readonly unknown[] = ['CARDPAYMENT', 'BANKBRANCH'];

interface Told {
  readonly rrr: string;
  /** Null when it is none that we know. */
  readonly channel: string | null;
}

/**
 * Takes down of which RRRs we were told, and has the provider asked about those that are ours. The answer says only
 * whether the notification could be read: who posts guesses learns nothing of which RRRs exist.
 */
export async function takeNotification({ database, now }: Platform, prompter: Prompter, body: unknown): Promise<'OK' | 'Not OK'> {
  const told = toldIn(body);
  if (!told) return 'Not OK';
  const hinted = await hint(database, [told.map(({ rrr }) => rrr), now(), LEAST_PAUSE_MS, told.map(({ channel }) => channel)]);
  if (hinted.length > 0) prompter.prompt();
  return 'OK';
}

/** What a list of notifications tells, or one alone; null when any of it cannot be read. */
function toldIn(body: unknown): Told[] | null {
  const notifications = Array.isArray(body) ? body : [body];
  if (notifications.length === 0 || notifications.length > MOST) return null;
  const told = notifications.map(readTold);
  return told.every((each) => each !== null) ? told : null;
}

function readTold(notification: unknown): Told | null {
  if (typeof notification !== 'object' || notification === null) return null;
  const { rrr, RRR, channel } = notification as { rrr?: unknown; RRR?: unknown; channel?: unknown };
  const given = rrr ?? RRR;
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const digits = readRrr(String(given));
  return /^\d{12}$/.test(digits) ? { rrr: digits, channel: CHANNELS.includes(channel) ? String(channel) : null } : null;
}
