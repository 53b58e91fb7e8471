import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REFEREE_ADDRESSES } from '#catalogue/registry/followUps.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import {
  Answered,
  OpenRefereeForm,
  PassCodeRenewed,
  RefereeBody,
  RefereeEmailBody,
  RefereeForm,
  RefereesReply,
  SubmitRefereeForm,
} from '#contract/admissions/referees.ts';
import { requireOwnSection } from '../applications/policy.ts';
import { findApplication } from '../applications/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { familiesOf, LateParams, latePath, lateProgramme } from '../../platform/programmes/programmeRoutes.ts';
import { route } from '../../platform/route.ts';
import { correctAddress, refereesOf, resend } from './correcting.ts';
import { openForm, submitReference } from './reference.ts';
import { renewPassCode } from './writingAgain.ts';

/** Older versions of a programme are served too; those that are declared while the server runs have it in the address. */
export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [family, programme] of familiesOf(platform))
    registerFamily(app, platform, {
      at: ({ method, action }) => {
        const path = `${family}/${action}` as const;
        app.programmeRoutes.fix({ method, path }, programme, action);
        return { method, path };
      },
      programmeOf: () => programme,
    });
  registerFamily(app, platform, {
    at: ({ method, action }) => ({ method, path: latePath(action), params: LateParams }),
    programmeOf: ({ programme = '' }) => lateProgramme(platform, { programme }),
  });
}

interface Family {
  at(address: RefereeAddress): {
    readonly method: RefereeAddress['method'];
    readonly path: `/${string}`;
    readonly params?: typeof LateParams;
  };
  programmeOf(params: { readonly programme?: string }): string;
}

type RefereeAddress = (typeof REFEREE_ADDRESSES)[keyof typeof REFEREE_ADDRESSES];

function registerFamily(app: FastifyInstance, platform: Platform, { at: addressAt, programmeOf }: Family): void {
  const at = (name: keyof typeof REFEREE_ADDRESSES) => addressAt(REFEREE_ADDRESSES[name]);
  const ownApplication = async (applicationId: string, request: FastifyRequest) => {
    const application = await findApplication(platform, applicationId);
    requireOwnSection(application, programmeOf(request.params as { readonly programme?: string }));
    return application;
  };

  route(
    app,
    endpoint({
      ...at('list'),
      access: 'applicant',
      summary: 'How far the asking of each referee is',
      reply: RefereesReply,
    }),
    async ({ caller, request }) => refereesOf(platform, await ownApplication(caller.applicationId, request)),
  );

  route(
    app,
    endpoint({
      ...at('resend'),
      access: 'applicant',
      summary: 'Writes to a referee again',
      body: RefereeBody,
      reply: RefereesReply,
    }),
    async ({ caller, body, request }) =>
      resend(platform, {
        application: await ownApplication(caller.applicationId, request),
        refereeId: body.refereeId,
        ip: request.ip,
      }),
  );

  route(
    app,
    endpoint({
      ...at('correct'),
      access: 'applicant',
      summary: "Corrects a referee's address and asks there",
      body: RefereeEmailBody,
      reply: RefereesReply,
    }),
    async ({ caller, body, request }) =>
      correctAddress(
        platform,
        { application: await ownApplication(caller.applicationId, request), refereeId: body.refereeId, ip: request.ip },
        body.refereeEmail,
      ),
  );

  route(
    app,
    endpoint({
      ...at('open'),
      access: 'public',
      summary: 'Who a reference is for, by email address and pass code',
      body: OpenRefereeForm,
      reply: RefereeForm,
    }),
    ({ body, request }) => openForm(platform, { ...body, ip: request.ip }),
  );

  route(
    app,
    endpoint({
      ...at('renew'),
      access: 'public',
      summary: 'Mails a referee another pass code, for one that does not work any more',
      body: OpenRefereeForm,
      reply: PassCodeRenewed,
    }),
    ({ body, request }) => renewPassCode(platform, { ...body, ip: request.ip }),
  );

  route(
    app,
    endpoint({
      ...at('submit'),
      access: 'public',
      summary: "Keeps a referee's answer, once",
      body: SubmitRefereeForm,
      reply: Answered,
    }),
    ({ body: { reference, ...entrance }, request }) =>
      submitReference(platform, { ...entrance, ip: request.ip }, reference),
  );
}
