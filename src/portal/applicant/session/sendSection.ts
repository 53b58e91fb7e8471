import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/application.ts';
import { send } from '../../api/call.ts';
import type { DeliveredProgramme } from './programmes.ts';
import type { Applicant } from './useApplicant.ts';
import { toWire } from './wireShape.ts';

export interface SectionSave {
  readonly declaration: DeliveredProgramme;
  readonly application: ApplicationRecord;
  readonly applicant: Applicant;
  readonly section: string;
  /** In the form's shape. */
  readonly answers: SectionAnswers;
}

/** Saves a section at its own address, in the wire's shape. Throws `ApiError`. */
export async function sendSection({ declaration, application, applicant: { held, guarded }, section, answers }: SectionSave): Promise<void> {
  const { method, path, identifiedBy } = declaration.endpoints.sections[section]!;
  const whose = identifiedBy === 'rrr' ? application.rrr : application.applicantId;
  await guarded(send(method, path, { token: held?.token, body: { [identifiedBy]: whose, ...toWire(declaration, section, answers) } }));
}
