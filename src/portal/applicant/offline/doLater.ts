import { journey, machineOf } from '#catalogue/journey.ts';
import { ApiError } from '../../api/apiError.ts';
import { raiseFlag } from '../../app/flags.ts';
import type { FinishedSection } from './finishedSection.ts';
import { waitingStore, type WaitingPhotograph, type WaitingSave } from './waiting.ts';

/** @throws ApiError for the last section: an application is submitted to the college, not to a device */
export async function saveLater({ world: { schoolShortName }, application: { applicantId }, declaration: { chart }, saved, baseOf, section, answers }: FinishedSection): Promise<void> {
  const isLast = journey(machineOf(chart), { answers: { ...saved, [section]: answers }, formCompleted: false }).next === null;
  if (isLast) {
    raiseFlag({ title: 'Offline!', body: 'Your answers are kept on this device. Please submit when the line is back.', intent: 'warning' });
    throw new ApiError(0, 'Network Error');
  }
  const { baseRevision: revision, sent, unanswered = [] } = baseOf(section);
  const save = { section, answers, base: { saved: saved[section], revision, sent, unanswered } };
  await waitingStore(schoolShortName, applicantId).change((before) => ({ ...before, saves: inPlace(before.saves, save) }));
  flagWaiting();
}

/** A section that is finished again before it was sent keeps its first base. */
function inPlace(saves: readonly WaitingSave[], save: WaitingSave): readonly WaitingSave[] {
  const earlier = saves.find(({ section }) => section === save.section);
  return earlier ? saves.map((each) => (each === earlier ? { ...save, base: earlier.base } : each)) : [...saves, save];
}

export async function sendPhotographLater(schoolShortName: string, applicantId: string, photograph: WaitingPhotograph): Promise<void> {
  await waitingStore(schoolShortName, applicantId).change((before) => ({ ...before, photograph }));
  flagWaiting();
}

export async function waitingPhotograph(schoolShortName: string, applicantId: string, id: string): Promise<Blob | undefined> {
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

const flagWaiting = () => raiseFlag({ title: 'Kept on this device', body: 'It goes to the college when the line is back.', intent: 'warning' });
