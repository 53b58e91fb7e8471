import type { FastifyInstance } from 'fastify';
import {
  admissionWork,
  checkAdmissionStatus,
  generateAdmissionStatusInvoice,
} from '#contract/admissions/admission-list.ts';
import { setAdmissionAddress } from '#contract/people/student-claims.ts';
import { visitorOf } from '../../finance/invoices/service.ts';
import { byOf } from '../../platform/auth/caller.ts';
import { serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { candidacy, mailReason } from './candidacy.ts';
import { enterAddress, invoiceForStatus, statusOf } from './service.ts';

export function admissionRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, generateAdmissionStatusInvoice, async ({ body, request, reply }) =>
    withMessage(
      'Invoice generated successfully!',
      await invoiceForStatus(platform, body, visitorOf(platform, request, reply)),
    ),
  );

  route(app, checkAdmissionStatus, ({ query: { regNumber, studentTypeId, rrr }, request }) =>
    statusOf(platform, { RegNumber: regNumber, StudentTypeId: studentTypeId, rrr }, request.ip),
  );

  serveWorkflow(app, platform, admissionWork, candidacy, mailReason(platform));

  route(app, setAdmissionAddress, async (call) => {
    await enterAddress(platform, byOf(call), call.body);
    return null;
  });
}
