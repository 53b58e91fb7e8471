import type { Platform } from '../../platform/platform.ts';
import { forbidden } from '../../platform/problem.ts';
import { beingCorrected, refusedOfId } from '../../platform/programmes/refusedProgrammes.ts';
import type { Application } from './service.ts';

/** A token opens its own application only, and only through its own programme's addresses. */
export function requireOwnSection(application: Application, programmeId: string): void {
  if (application.programme.id !== programmeId) throw forbidden('This application belongs to another programme');
}

/** Drafts are kept all the while. @throws Unavailable while the programme is left out */
export function requireServed(platform: Pick<Platform, 'programmes'>, programmeId: string): void {
  const refused = refusedOfId(platform, programmeId);
  if (refused) throw beingCorrected(refused);
}

/** @param claimed the RRR or the application's id, where a save states one */
export function requireClaimed(application: Application, claimed: unknown): void {
  if (claimed !== undefined && claimed !== application.id && claimed !== application.rrr)
    throw forbidden('This is another application');
}
