import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ApplicationRecord, EntranceReply, loginBody } from '#contract/admissions/applications.ts';
import type { Programme } from '#catalogue/programme.ts';
import { visitorOf } from '../../finance/invoices/service.ts';
import type { Applicant } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { unknownAddress } from '../../platform/errors.ts';
import type { Typed } from './entrance.ts';
import { login } from './login.ts';
import { requireOwnSection, requireServed } from './policy.ts';
import { recordOf } from './record.ts';
import { saveSection } from './saveSection.ts';
import { findApplication } from './service.ts';

interface Call {
  readonly programmeId: string;
  readonly request: FastifyRequest;
}

interface ApplicantsCall extends Call {
  readonly caller: Applicant;
}

type LoginBody = Partial<Static<ReturnType<typeof loginBody>>>;

/** To the programme as it is declared at this moment. */
export function logIn(
  platform: Platform,
  { programmeId, request, reply, body }: Call & { readonly reply: FastifyReply; readonly body: LoginBody },
): Promise<EntranceReply> {
  const { reprint = false, challenge, code, ...typed } = body;
  return login(platform, servedProgramme(platform, programmeId), typed as Typed, {
    ...visitorOf(platform, request, reply),
    reprint,
    answer: challenge === undefined ? undefined : { challenge, code: code ?? '' },
  });
}

function servedProgramme(platform: Platform, programmeId: string): Programme {
  requireServed(platform, programmeId);
  const programme = platform.catalogue.byId(programmeId);
  if (!programme?.hasForm) throw unknownAddress();
  return programme;
}

export async function load(platform: Platform, { programmeId, caller }: ApplicantsCall): Promise<ApplicationRecord> {
  requireServed(platform, programmeId);
  const application = await findApplication(platform, caller.applicationId);
  requireOwnSection(application, programmeId);
  return recordOf(platform, application);
}

/** @param path as it is declared */
export async function save(
  platform: Platform,
  {
    programmeId,
    caller,
    request,
    body,
    path,
  }: ApplicantsCall & { readonly path: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<string> {
  requireServed(platform, programmeId);
  return saveSection(platform, { programmeId, path, applicationId: caller.applicationId, body, ip: request.ip });
}
