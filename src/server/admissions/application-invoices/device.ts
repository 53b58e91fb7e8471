import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../../platform/auth/device.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetDeviceOfApplication, forgetDevices, rememberInvoice, recallsInvoice } from './sql.ts';

/** From where an invoice is asked for. */
export interface Visitor {
  readonly ip: string;
  /** The browser's device cookie, as its hash. */
  readonly device: Buffer;
}

export const visitorOf = (platform: Platform, request: FastifyRequest, reply: FastifyReply): Visitor => ({ ip: request.ip, device: deviceOf(platform, request, reply) });

const KNOWN_DAYS = 30;

/** A device knows an invoice only if it made it, or proved its mailbox, after this moment. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_DAYS * 24 * 60 * 60_000);

export async function deviceKnows({ database, now }: Platform, invoiceId: string, { device }: Visitor): Promise<boolean> {
  return (await recallsInvoice(database, { invoiceId, device, knownSince: knownSince(now()) })).length > 0;
}

/** The mailbox on the invoice was proved from this device. */
export const rememberDevice = ({ database, now }: Platform, invoiceId: string, { device }: Visitor) => rememberInvoice(database, { invoiceId, device, now: now() });

/** After a log-out this device knows none of the invoices with that applicant's phone number any more: the next person may sit at it. */
export const forgetDevice = ({ database }: { readonly database: Queryable }, applicationId: string, { device }: Visitor) =>
  forgetDeviceOfApplication(database, { applicationId, device });

export const forgetOldDevices = ({ database, now }: Platform) => forgetDevices(database, { knownSince: knownSince(now()) });
