import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../../platform/auth/device.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetDevices, rememberInvoice, recallsInvoice } from './sql.ts';

export interface Visitor {
  readonly ip: string;
  /** The hash of the browser's device cookie. */
  readonly device: Buffer;
}

export const visitorOf = (platform: Platform, request: FastifyRequest, reply: FastifyReply): Visitor => ({
  ip: request.ip,
  device: deviceOf(platform, request, reply),
});

const KNOWN_DAYS = 30;

/** A device knows an invoice only if it made it, or proved its mailbox, after this moment. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_DAYS * 24 * 60 * 60_000);

export async function deviceKnows(
  { database, now }: Platform,
  invoiceId: string,
  { device }: Visitor,
): Promise<boolean> {
  return (await recallsInvoice(database, { invoiceId, device, knownSince: knownSince(now()) })).length > 0;
}

/** To be called only once the invoice's mailbox was proved from this device. @returns false where it has moved since `moves` */
export const rememberDevice = async (
  { database, now }: Platform,
  invoice: { readonly invoiceId: string; readonly moves: number },
  { device }: Visitor,
): Promise<boolean> => (await rememberInvoice(database, { ...invoice, device, now: now() })).length > 0;

export const forgetOldDevices = ({ database, now }: Platform) =>
  forgetDevices(database, { knownSince: knownSince(now()) });
