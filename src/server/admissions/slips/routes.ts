import type { FastifyInstance } from 'fastify';
import { SlipReply, slipPdf, verifySlip } from '#contract/admissions/applications.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import type { Programme } from '#catalogue/programme.ts';
import { requireOwnSection } from '../applications/policy.ts';
import { findApplication } from '../applications/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { declaredAddresses } from '../../platform/programmes/declaredAddresses.ts';
import { route } from '../../platform/route.ts';
import { confirmSlip, slipFile, slipOf } from './service.ts';

export function slipRoutes(app: FastifyInstance, platform: Platform): void {
  for (const programme of platform.catalogue.programmes) if (programme.hasForm) programmeSlip(app, platform, programme);

  route(app, slipPdf, async ({ caller, reply }) => {
    const { name, pdf } = await slipFile(platform, await findApplication(platform, caller.applicationId));
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return pdf;
  });

  route(app, verifySlip, ({ query, request }) => confirmSlip(platform, query.code, request.ip));
}

function programmeSlip(app: FastifyInstance, platform: Platform, programme: Programme): void {
  for (const address of declaredAddresses(platform, programme.id, ({ slip }) => [slip])) {
    route(
      app,
      endpoint({ ...address, access: 'applicant', summary: `The ${programme.slip.title}`, reply: SlipReply }),
      async ({ caller }) => {
        const application = await findApplication(platform, caller.applicationId);
        requireOwnSection(application, programme.id);
        return slipOf(platform, application);
      },
    );
  }
}
