import { forbidden } from '../../platform/problem.ts';
import type { Application } from './service.ts';

/** A token opens its own application, through its own programme's addresses and nothing else. */
export function requireOwnSection(application: Application, programmeId: string): void {
  if (application.programme.id !== programmeId) throw forbidden('This application belongs to another programme');
}

/** Whose answers a save says it brings, where it says so: the RRR or the application's id. */
export function requireClaimed(application: Application, claimed: unknown): void {
  if (claimed !== undefined && claimed !== application.id && claimed !== application.rrr) throw forbidden('This is another application');
}
