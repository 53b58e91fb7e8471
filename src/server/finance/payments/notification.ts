import type { Platform } from '../../platform/platform.ts';
import type { Prompter } from './due.ts';
import { LEAST_PAUSE_MS, PAID_PAUSE_MS } from './policy.ts';
import { readRrr } from './service.ts';
import { hint } from './sql/orders.ts';
import { noteUnknown } from './sql/unknown.ts';

const MOST = 500;
/** Strangers' guesses take no more room than this; they are asked about slowly, and forgotten. */
const MOST_UNKNOWN = 1_000;

/**
 * Anyone may post a notification, so only the RRRs of it are read, and the provider is asked: about ours at once, about others by the job.
 * The reply says only whether it could be read: guesses reveal nothing of which RRRs exist.
 */
export async function takeNotification(
  { database, now }: Platform,
  prompter: Prompter,
  body: unknown,
): Promise<'OK' | 'Not OK'> {
  const rrrs = rrrsIn(body);
  if (!rrrs) return 'Not OK';
  const hinted = await hint(database, { rrrs, now: now(), pauseMs: LEAST_PAUSE_MS, paidPauseMs: PAID_PAUSE_MS });
  if (hinted.length > 0) prompter.prompt();
  if (hinted.length < rrrs.length)
    await noteUnknown(database, { rrrs, now: now(), most: MOST_UNKNOWN, paidPauseMs: PAID_PAUSE_MS });
  return 'OK';
}

function rrrsIn(body: unknown): string[] | null {
  const notifications = Array.isArray(body) ? body : [body];
  if (notifications.length === 0 || notifications.length > MOST) return null;
  const rrrs = notifications.map(rrrOf);
  return rrrs.every((rrr) => rrr !== null) ? rrrs : null;
}

function rrrOf(notification: unknown): string | null {
  if (typeof notification !== 'object' || notification === null) return null;
  const { rrr, RRR } = notification as { rrr?: unknown; RRR?: unknown };
  const given = rrr ?? RRR;
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const digits = readRrr(String(given));
  return /^\d{12}$/.test(digits) ? digits : null;
}
