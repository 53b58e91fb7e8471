import type { Programme } from '#catalogue/programme.ts';
import { forbidden } from '../platform/problem.ts';
import type { Application } from './service.ts';

/** A token opens its own application, through its own programme's addresses and nothing else. */
export function mustBelong(application: Application, programme: Programme, claimed?: unknown): void {
  if (application.programme.id !== programme.id) throw forbidden('This application belongs to another programme');
  if (claimed !== undefined && claimed !== application.id && claimed !== application.rrr) throw forbidden('This is another application');
}
