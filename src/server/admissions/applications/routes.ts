import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  ApplicationRecord,
  EntranceReply,
  loginBody,
  logOut,
  programmeTypes,
  saveDraft,
  submitApplication as submission,
} from '#contract/admissions/applications.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import type { Programme } from '#catalogue/programme.ts';
import { sectionBody } from '#catalogue/explaining/sectionBody.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { forgetDevice, visitorOf } from '../../finance/invoices/service.ts';
import { endApplicantToken } from '../../platform/auth/applicantToken.ts';
import { bearer } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { load, logIn, save } from './acts.ts';
import { declaredAddresses } from '../../platform/programmes/declaredAddresses.ts';
import { route } from '../../platform/route.ts';
import { keepDraft } from './draft.ts';
import { registerLate } from './lateRoutes.ts';
import { submitApplication } from './submitApplication.ts';

export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  for (const programme of platform.catalogue.programmes)
    if (programme.hasForm) registerProgramme(app, platform, programme);
  registerLate(app, platform);
  route(app, programmeTypes, () =>
    platform.catalogue.programmes.map(({ applicationTypeId, name }) => ({ id: applicationTypeId, name })),
  );
  route(app, logOut, async ({ caller, request, reply }) => {
    await endApplicantToken(platform, bearer(request));
    await forgetDevice(platform.database, {
      applicationId: caller.applicationId,
      device: visitorOf(platform, request, reply).device,
    });
    reply.header('clear-site-data', '"cache"');
    return null;
  });
  route(app, saveDraft, ({ caller, body }) => keepDraft(platform, caller.applicationId, body));
  route(app, submission, ({ caller, body, request }) =>
    submitApplication(platform, { applicationId: caller.applicationId, revision: body.revision, ip: request.ip }),
  );
}

function registerProgramme(app: FastifyInstance, platform: Platform, programme: Programme): void {
  const { id: programmeId, name } = programme;
  const { fields, meaning } = entranceOf(programme);

  for (const address of declaredAddresses(platform, programmeId, ({ login: binding }) => [binding])) {
    route(
      app,
      endpoint({
        ...address,
        access: 'public',
        door: 'login',
        summary: `Opens a paid ${name} application, ${meaning}`,
        body: loginBody(fields),
        reply: EntranceReply,
      }),
      (call) => logIn(platform, { programmeId, ...call }),
    );
    app.programmeRoutes.fix(address, programmeId, 'login', programme.entersBy);
  }

  for (const address of declaredAddresses(platform, programmeId, ({ load }) => [load])) {
    route(
      app,
      endpoint({
        ...address,
        access: 'applicant',
        summary: `The ${name} application with its answers and drafts`,
        reply: ApplicationRecord,
      }),
      (call) => load(platform, { programmeId, ...call }),
    );
    app.programmeRoutes.fix(address, programmeId, 'load');
  }

  for (const address of declaredAddresses(platform, programmeId, ({ sections }) => Object.values(sections))) {
    route(
      app,
      endpoint({
        ...address,
        access: 'applicant',
        summary: `Saves a section of ${name}; replies with the applicant's id`,
        body: Type.Record(Type.String(), Type.Unknown()),
        bodyShown: () => bodyAt(programme, address.path),
        reply: Type.String(),
      }),
      (call) => save(platform, { programmeId, path: address.path, ...call }),
    );
    app.programmeRoutes.fix(address, programmeId, 'section');
  }
}

/** Undefined at an address of an older version, which no new client uses. */
function bodyAt(programme: Programme, path: string): object | undefined {
  const section = Object.entries(programme.endpoints.sections).find(([, binding]) => binding.path === path)?.[0];
  return section === undefined ? undefined : sectionBody(programme, section);
}
