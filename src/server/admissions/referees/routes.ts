import type { FastifyInstance } from 'fastify';
import { followUpOf } from '#catalogue/followUp.ts';
import type { Programme } from '#catalogue/programme.ts';
import { REFEREE_ADDRESSES } from '#catalogue/registry/followUps.ts';
import { endpoint } from '#contract/kit/endpoint.ts';
import {
  Answered,
  OpenRefereeForm,
  RefereeBody,
  RefereeEmailBody,
  RefereeForm,
  RefereesReply,
  SubmitRefereeForm,
} from '#contract/admissions/referees.ts';
import { requireOwnSection } from '../applications/policy.ts';
import { findApplication } from '../applications/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { correctAddress, refereesOf, resend } from './correcting.ts';
import { openForm, submitReference } from './reference.ts';

/** Older versions of a programme are served too. */
export function registerRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [family, programmeId] of familiesOf(platform.programmes.all))
    registerFamily(app, platform, family, programmeId);
}

const familiesOf = (programmes: readonly Programme[]): ReadonlyMap<`/${string}`, string> =>
  new Map(
    programmes.flatMap(({ id, hasForm, endpoints }) => {
      const followUp = hasForm ? followUpOf(endpoints, 'ask-referees') : undefined;
      return followUp ? [[followUp.family, id] as const] : [];
    }),
  );

function registerFamily(app: FastifyInstance, platform: Platform, family: `/${string}`, programmeId: string): void {
  const at = (name: keyof typeof REFEREE_ADDRESSES) => {
    const { method, action } = REFEREE_ADDRESSES[name];
    return { method, path: `${family}/${action}` as const };
  };
  const ownApplication = async (applicationId: string) => {
    const application = await findApplication(platform, applicationId);
    requireOwnSection(application, programmeId);
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
    async ({ caller }) => refereesOf(platform, await ownApplication(caller.applicationId)),
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
        application: await ownApplication(caller.applicationId),
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
        { application: await ownApplication(caller.applicationId), refereeId: body.refereeId, ip: request.ip },
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
