import { MAPPINGS, type MappingName } from '#catalogue/registry/mappings.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/application.ts';
import type { ApiError} from '../../api/apiError.ts';
import { serverMessage } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../app/flags.ts';
import { loadSection, type DeliveredProgramme } from '../session/programmes.ts';
import type { Applicant } from '../session/useApplicant.ts';

interface SectionSave {
  readonly declaration: DeliveredProgramme;
  readonly application: ApplicationRecord;
  readonly applicant: Applicant;
  readonly section: string;
  /** In the form's shape. */
  readonly answers: SectionAnswers;
}

/** Saves a section at its own address, in the wire's shape, and raises the flags of both ends. Throws `ApiError`. */
export async function saveSection({ declaration, application, applicant: { held, guarded }, section, answers }: SectionSave): Promise<void> {
  const { method, path, identifiedBy, mapping } = declaration.endpoints.sections[section]!;
  const wire = mapping ? MAPPINGS[mapping as MappingName].toWire(answers) : answers;
  const whose = identifiedBy === 'rrr' ? application.rrr : application.applicantId;
  try {
    await guarded(send(method, path, { token: held?.token, body: { [identifiedBy]: whose, ...wire } }));
  } catch (error) {
    flagFailure(error as ApiError);
    throw error;
  }
  const { schema } = await loadSection({ id: application.programmeId, version: application.version }, section);
  if (schema.saved) raiseFlag({ ...schema.saved, intent: 'success' });
}

function flagFailure(error: ApiError): void {
  if (error.status !== 401) raiseFlag({ title: error.title ?? 'Failed!', body: serverMessage(error, 'Something went wrong'), intent: 'danger' });
}
