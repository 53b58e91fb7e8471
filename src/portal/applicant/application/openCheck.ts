import type { Answers } from '#catalogue/journey.ts';
import type { ApplicationRecord, submitApplication } from '#contract/admissions/applications.ts';
import type { OpenedCheck } from '#form/check/openedCheck.ts';
import { ApiError, UNHEARD } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { sameInSection } from '../drafts/sameInSection.ts';
import { emptyOutbox, submitLater, withdrawSubmission } from '../offline/late.ts';
import { isEmpty, waitingStore } from '../offline/waiting.ts';
import type { ApplicationWorld } from '../session/applicationWorld.ts';
import { loadApplication } from '../session/loadApplication.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';

interface CheckParts {
  readonly world: ApplicationWorld;
  readonly application: ApplicationRecord;
  readonly declaration: DeliveredProgramme;
  /** What this page knows to be saved. */
  readonly saved: Answers;
  readonly typed: Answers;
  readonly onLoaded: (record: ApplicationRecord) => void;
}

/** What the college has is what is read through, and its revision what is submitted. Without a line: what this device has. */
export async function openCheck(parts: CheckParts): Promise<OpenedCheck> {
  const {
    world,
    application: { applicantId },
    declaration,
    saved,
    typed,
    onLoaded,
  } = parts;
  const { applicant, schoolShortName } = world;
  const record = await loadUnlessOffline(world, applicantId);
  if (record) onLoaded(record);
  const answers = record?.answers ?? saved;
  const waits = async () => {
    await submitLater(schoolShortName, applicantId, answers);
    return 'waiting' as const;
  };
  return {
    answers,
    unsaved: Object.keys(typed).filter(
      (section) => !answers[section] || !sameInSection(declaration, section, typed[section]!, answers[section]),
    ),
    isWaiting: (await waitingStore(schoolShortName, applicantId).read()).submission !== undefined,
    async submit() {
      if (!record || !navigator.onLine) return waits();
      await applicant
        .guarded(
          call<typeof submitApplication>(
            { method: 'POST', path: '/Application/submit', body: { revision: record.revision } },
            { token: applicant.held?.token },
          ),
        )
        .catch(inWords);
      return 'submitted';
    },
    withdraw: () => withdrawSubmission(schoolShortName, applicantId),
  };
}

function inWords(error: unknown): never {
  throw (error as ApiError).isUnheard ? new ApiError(0, UNHEARD) : error;
}

/** @throws ApiError when the college answers, and refuses */
async function loadUnlessOffline(world: ApplicationWorld, applicantId: string): Promise<ApplicationRecord | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    if (!isEmpty(await waitingStore(world.schoolShortName, applicantId).read())) await emptyOutbox(world);
    return await loadApplication(world.programme, world.applicant, world.queries);
  } catch (error) {
    if (!(error as ApiError).isUnheard) throw error;
    return undefined;
  }
}
