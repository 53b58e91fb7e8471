import type { FastifyInstance } from 'fastify';
import { SlipReply, slipPdf, verifySlip } from '#contract/admissions/applications.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import type { Programme } from '#catalogue/programme.ts';
import { requireOwnSection, requireServed } from '../applications/policy.ts';
import { findApplication } from '../applications/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { declaredAddresses } from '../../platform/programmes/declaredAddresses.ts';
import { LateParams, latePath, lateProgramme } from '../../platform/programmes/programmeRoutes.ts';
import { route } from '../../platform/route.ts';
import { confirmSlip, slipFile, slipOf } from './service.ts';

export function slipRoutes(app: FastifyInstance, platform: Platform): void {
  for (const programme of platform.catalogue.programmes) if (programme.hasForm) programmeSlip(app, platform, programme);
  lateSlip(app, platform);

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
      ({ caller }) => ownSlip(platform, programme.id, caller.applicationId),
    );
    app.programmeRoutes.fix(address, programme.id, 'slip');
  }
}

/** Of programmes that are declared while the server runs. */
function lateSlip(app: FastifyInstance, platform: Platform): void {
  route(
    app,
    endpoint({
      method: 'GET',
      path: latePath('slip'),
      access: 'applicant',
      summary: 'The slip of a programme that was declared since the server started',
      params: LateParams,
      reply: SlipReply,
    }),
    ({ caller, params }) => ownSlip(platform, lateProgramme(platform, params), caller.applicationId),
  );
}

async function ownSlip(platform: Platform, programmeId: string, applicationId: string): Promise<SlipReply> {
  requireServed(platform, programmeId);
  const application = await findApplication(platform, applicationId);
  requireOwnSection(application, programmeId);
  return slipOf(platform, application);
}
