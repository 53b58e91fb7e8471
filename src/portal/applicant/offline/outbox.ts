import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { ApiError } from '../../api/apiError.ts';
import type { ServerDraft } from '../drafts/draft.ts';
import { sameAnswers, type SameInSection } from '../drafts/sameAnswers.ts';
import { isEmpty, type WaitingPhotograph, type WaitingSave, type WaitingStore } from './waiting.ts';

/** What the college has of an application now. */
export interface OutboxStatus {
  readonly saved: Answers;
  readonly drafts: Readonly<Record<string, ServerDraft>>;
}

/** The college, as what waited meets it. Rejects with `ApiError`. */
export interface OutboxParts {
  readonly store: WaitingStore;
  load(): Promise<OutboxStatus>;
  /** Asked when the college has been loaded. */
  readonly isSame: SameInSection;
  sendPhotograph(photograph: WaitingPhotograph): Promise<void>;
  save(section: string, answers: SectionAnswers): Promise<void>;
  /** Makes it a draft of this device again, as it was typed. `apart`: another device was there too, so both are to be shown. */
  giveBack(save: WaitingSave, standing: OutboxStatus, apart: boolean): Promise<void>;
}

/**
 * Sends what waited: the photograph, then section by section. A section that another device has filled meanwhile is not
 * sent but given back, and so is one that the college refuses. Whatever has gone is taken off at once, and may be sent
 * twice without harm where its answer was lost.
 * @returns the sections given back, for the form to be opened anew
 * @throws ApiError when the line or the login is gone: the rest waits on
 */
export async function sendWaiting(parts: OutboxParts): Promise<readonly string[]> {
  const { store } = parts;
  const waiting = await store.read();
  if (isEmpty(waiting)) return [];
  if (waiting.photograph) await sendPhotograph(parts, waiting.photograph);
  const standing = waiting.saves.length > 0 ? await parts.load() : undefined;
  const givenBack: string[] = [];
  for (const save of waiting.saves) {
    if (!(await sendSave(parts, save, standing!))) givenBack.push(save.section);
    await store.change((before) => ({ ...before, saves: before.saves.filter(({ section, answers }) => section !== save.section || !sameAnswers(answers, save.answers)) }));
  }
  return givenBack;
}

/** One that is refused goes: its answer names a file that is not there, and the section says so. */
async function sendPhotograph({ store, sendPhotograph: send }: OutboxParts, photograph: WaitingPhotograph): Promise<void> {
  await send(photograph).catch(unlessRefused);
  await store.change((before) => (before.photograph?.id === photograph.id ? { ...before, photograph: undefined } : before));
}

async function sendSave({ store, isSame, save: send, giveBack }: OutboxParts, save: WaitingSave, standing: OutboxStatus): Promise<boolean> {
  const apart = isApart(save, standing, isSame);
  await store.change((before) => ({ ...before, saves: before.saves.map((each) => (each.section === save.section ? { ...each, isTried: true } : each)) }));
  const refused = apart || await send(save.section, save.answers).then(() => false, unlessRefused);
  if (refused) await giveBack(save, standing, apart);
  return !refused;
}

/** True for a refusal; what may be otherwise at another time is thrown. */
function unlessRefused(error: unknown): true {
  if (error instanceof ApiError && !error.isUnheard && error.status < 500 && ![401, 408, 429].includes(error.status)) return true;
  throw error;
}

/** Whether the college has an answer to this section that did not come from here. */
function isApart(save: WaitingSave, { saved, drafts }: OutboxStatus, isSame: SameInSection): boolean {
  const { section, answers, base } = save;
  const [savedThere, typedThere] = [saved[section], drafts[section]];
  const isOneOf = (there: SectionAnswers, ours: readonly (SectionAnswers | undefined)[]) => ours.some((each) => each !== undefined && isSame(section, there, each));
  if (savedThere && !isOneOf(savedThere, [base.saved]) && !isOneOf(sentFrom(save, savedThere), [answers])) return true;
  return typedThere !== undefined && typedThere.revision !== base.revision && !isOneOf(typedThere.data, [answers, base.sent]);
}

/** What the college has, without what it may have put beside a save that it heard. */
const sentFrom = ({ answers, isTried }: WaitingSave, there: SectionAnswers): SectionAnswers =>
  (isTried ? Object.fromEntries(Object.keys(answers).map((name) => [name, there[name]])) : there);
