import { forbidden } from '../platform/problem.ts';
import type { Application } from './service.ts';

/** A token opens its own application, through its own programme's addresses and nothing else. */
export function mustBelong(application: Application, programmeId: string, claimed?: unknown): void {
  if (application.programme.id !== programmeId) throw forbidden('This application belongs to another programme');
  if (claimed !== undefined && claimed !== application.id && claimed !== application.rrr) throw forbidden('This is another application');
}
