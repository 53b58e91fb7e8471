import type { FastifyInstance, FastifyReply } from 'fastify';
import * as contract from '#contract/students/profiles.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { medicalRecordOf, ownMedicalReads } from './medical.ts';
import { confirmStudent, ownProfilePdf, profilePdfFor } from './print.ts';
import { ownProfile, profileFor, saveOwnSection } from './service.ts';

export function profileRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.studentProfile, ({ caller }) => ownProfile(platform, caller));
  route(app, contract.updateStudentProfile, async (call) =>
    withMessage('The section has been saved', await saveOwnSection(platform, byOf(call), call.body)),
  );
  route(app, contract.profilePdf, async ({ caller, reply }) => sent(reply, await ownProfilePdf(platform, caller)));
  route(app, contract.profileOfStudent, ({ query }) => profileFor(platform, query.admissionId));
  route(app, contract.profilePdfOfStudent, async ({ caller, query, reply }) =>
    sent(reply, await profilePdfFor(platform, caller, query.admissionId)),
  );
  route(app, contract.medicalRecord, (call) => medicalRecordOf(platform, byOf(call), call.query.number));
  route(app, contract.medicalReads, ({ caller }) => ownMedicalReads(platform, caller));
  route(app, contract.verifyStudent, ({ query, request }) => confirmStudent(platform, query.code, request.ip));
}

function sent(reply: FastifyReply, { name, pdf }: { readonly name: string; readonly pdf: Buffer }): Buffer {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return pdf;
}
