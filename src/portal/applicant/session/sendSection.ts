import type { SectionAnswers } from '#catalogue/validate.ts';
import { toWire } from '#catalogue/wireShape.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import type { DeliveredProgramme } from './programmes.ts';
import type { Applicant } from './useApplicant.ts';

export interface SectionSave {
  readonly declaration: DeliveredProgramme;
  readonly application: ApplicationRecord;
  readonly applicant: Applicant;
  readonly section: string;
  /** In the form's shape. */
  readonly answers: SectionAnswers;
}

/** @throws ApiError */
export async function sendSection({
  declaration,
  application,
  applicant: { held, guarded },
  section,
  answers,
}: SectionSave): Promise<void> {
  const { method, path, identifiedBy } = declaration.endpoints.sections[section]!;
  const identifier = identifiedBy === 'rrr' ? application.rrr : application.applicantId;
  const body = { [identifiedBy]: identifier, ...toWire(declaration, section, answers) };
  await guarded(retryWhenFull(() => send(method, path, { token: held?.token, body })));
}

/** A repeated save does no harm, so a 429 is retried when the college says, three times at most. */
async function retryWhenFull(save: () => Promise<unknown>): Promise<void> {
  for (let left = 3; ; left -= 1) {
    try {
      return void (await save());
    } catch (error) {
      const { status, retryAfter } = error as ApiError;
      if (status !== 429 || left === 0) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(retryAfter || 1, LONGEST_SECONDS) * 1000);
      });
    }
  }
}

const LONGEST_SECONDS = 10;
