import type { FastifyInstance } from 'fastify';
import { checkAdmissionStatus, generateAdmissionStatusInvoice } from '#contract/admission.ts';
import { setAdmissionAddress } from '#contract/studentClaim.ts';
import { visitorOf } from '../invoices/service.ts';
import type { Lookups } from '../lookups/service.ts';
import { byOf } from '../platform/auth/caller.ts';
import type { Platform } from '../platform/platform.ts';
import { route, withMessage } from '../platform/route.ts';
import { enterAddress, invoiceForStatus, statusOf } from './service.ts';

export function admissionRoutes(app: FastifyInstance, platform: Platform, lookups: Lookups): void {
  route(app, generateAdmissionStatusInvoice, async ({ body, request, reply }) =>
    withMessage('Invoice generated successfully!', await invoiceForStatus(platform, lookups, body, visitorOf(platform, request, reply))));

  route(app, checkAdmissionStatus, ({ query: { regNumber, studentTypeId, rrr }, request }) =>
    statusOf(platform, lookups, { RegNumber: regNumber, StudentTypeId: studentTypeId, rrr }, request.ip));

  route(app, setAdmissionAddress, async (call) => {
    await enterAddress(platform, byOf(call), call.body);
    return null;
  });
}
