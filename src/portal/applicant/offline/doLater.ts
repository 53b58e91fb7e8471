import { checkOf } from '#catalogue/checkOf.ts';
import { journey, machineOf, type Answers } from '#catalogue/journey.ts';
import { ApiError, UNHEARD } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import type { FinishedSection } from './finishedSection.ts';
import { waitingStore, type WaitingPhotograph, type WaitingSave } from './waiting.ts';

/** @throws ApiError where this save would submit, in a chart of before the check: that is done with a line */
export async function saveLater({
  world: { schoolShortName },
  application: { applicantId },
  declaration: { chart },
  saved,
  baseOf,
  section,
  answers,
}: FinishedSection): Promise<void> {
  const submits =
    !checkOf(chart) &&
    journey(machineOf(chart), { answers: { ...saved, [section]: answers }, formCompleted: false }).next === null;
  if (submits) {
    raiseFlag({
      title: 'Offline!',
      body: 'Your answers are kept on this device. Please submit when the line is back.',
      intent: 'warning',
    });
    throw new ApiError(0, UNHEARD);
  }
  const { baseRevision: revision, sent, unanswered = [] } = baseOf(section);
  const save = { section, answers, base: { saved: saved[section], revision, sent, unanswered } };
  await waitingStore(schoolShortName, applicantId).change((before) => ({
    ...before,
    saves: inPlace(before.saves, save),
    submission: undefined,
  }));
  flagWaiting();
}

/** A section that is finished again before it was sent keeps its first base. */
function inPlace(saves: readonly WaitingSave[], save: WaitingSave): readonly WaitingSave[] {
  const earlier = saves.find(({ section }) => section === save.section);
  return earlier ? saves.map((each) => (each === earlier ? { ...save, base: earlier.base } : each)) : [...saves, save];
}

/** @param answers as they were read through */
export const submitLater = (schoolShortName: string, applicantId: string, answers: Answers): Promise<void> =>
  waitingStore(schoolShortName, applicantId).change((before) => ({ ...before, submission: { answers } }));

export const withdrawSubmission = (schoolShortName: string, applicantId: string): Promise<void> =>
  waitingStore(schoolShortName, applicantId).change((before) => ({ ...before, submission: undefined }));

export async function sendPhotographLater(
  schoolShortName: string,
  applicantId: string,
  photograph: WaitingPhotograph,
): Promise<void> {
  await waitingStore(schoolShortName, applicantId).change((before) => ({ ...before, photograph }));
  flagWaiting();
}

export async function waitingPhotograph(
  schoolShortName: string,
  applicantId: string,
  id: string,
): Promise<Blob | undefined> {
  const { photograph } = await waitingStore(schoolShortName, applicantId).read();
  return photograph?.id === id ? photograph.content : undefined;
}

/** @returns whether one was waiting */
export async function dropPhotograph(schoolShortName: string, applicantId: string): Promise<boolean> {
  const store = waitingStore(schoolShortName, applicantId);
  const isThere = (await store.read()).photograph !== undefined;
  if (isThere) await store.change((before) => ({ ...before, photograph: undefined }));
  return isThere;
}

const flagWaiting = () =>
  raiseFlag({ title: 'Kept on this device', body: 'It goes to the college when the line is back.', intent: 'warning' });
