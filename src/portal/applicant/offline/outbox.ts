import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { ApiError } from '../../api/apiError.ts';
import type { ServerDraft } from '../drafts/draft.ts';
import { sameAnswers } from '../../kit/conflict/sameAnswers.ts';
import type { SameInSection } from '../drafts/sameInSection.ts';
import {
  isEmpty,
  type WaitingPhotograph,
  type WaitingSave,
  type WaitingStore,
  type WaitingSubmission,
} from './waiting.ts';

export interface OutboxStatus {
  readonly saved: Answers;
  readonly drafts: Readonly<Record<string, ServerDraft>>;
  readonly revision: number;
  readonly isSubmitted: boolean;
}

export interface Outcome {
  /** Sections refused, or filled by another device. */
  readonly givenBack: readonly string[];
  /** `withheld`: the answers are no longer those that were read through, here or at the college. */
  readonly submission?: 'sent' | 'withheld';
}

/** All reject with `ApiError`. */
export interface OutboxParts {
  readonly store: WaitingStore;
  load(): Promise<OutboxStatus>;
  /** Called after `load`. */
  readonly isSame: SameInSection;
  sendPhotograph(photograph: WaitingPhotograph): Promise<void>;
  save(section: string, answers: SectionAnswers): Promise<void>;
  /** Makes it a draft of this device again. `apart`: another device wrote too, so both are shown. */
  giveBack(save: WaitingSave, status: OutboxStatus, apart: boolean): Promise<void>;
  /** What was typed here and has not been saved. */
  typed(section: string): Promise<SectionAnswers | undefined>;
  submit(revision: number): Promise<void>;
}

/** @throws ApiError when the line or the login is gone */
export async function sendWaiting(parts: OutboxParts): Promise<Outcome> {
  const { store } = parts;
  const waiting = await store.read();
  if (isEmpty(waiting)) return { givenBack: [] };
  if (waiting.photograph) await sendPhotograph(parts, waiting.photograph);
  const status = waiting.saves.length > 0 ? await parts.load() : undefined;
  const givenBack: string[] = [];
  for (const save of waiting.saves) {
    if (!(await sendSave(parts, save, status!))) givenBack.push(save.section);
    // Taken off at once; sent twice, where its answer was lost, it does no harm.
    await store.change((before) => ({
      ...before,
      saves: before.saves.filter(
        ({ section, answers }) => section !== save.section || !sameAnswers(answers, save.answers),
      ),
    }));
  }
  if (!waiting.submission) return { givenBack };
  const isSent = givenBack.length === 0 && (await sendSubmission(parts, waiting.submission));
  await store.change((before) => ({ ...before, submission: undefined }));
  return { givenBack, submission: isSent ? 'sent' : 'withheld' };
}

/** Sent twice, where its answer was lost, it does no harm. */
async function sendSubmission(parts: OutboxParts, { answers }: WaitingSubmission): Promise<boolean> {
  const { saved, revision, isSubmitted } = await parts.load();
  if (isSubmitted) return true;
  for (const section of new Set([...Object.keys(saved), ...Object.keys(answers)])) {
    const read = answers[section] ?? {};
    if (
      !parts.isSame(section, saved[section] ?? {}, read) ||
      !parts.isSame(section, (await parts.typed(section)) ?? read, read)
    )
      return false;
  }
  return parts.submit(revision).then(
    () => true,
    (error: unknown) => !unlessRefused(error),
  );
}

/** A refused photograph is dropped: its answer names a file that is not there, and the section says so. */
async function sendPhotograph(
  { store, sendPhotograph: send }: OutboxParts,
  photograph: WaitingPhotograph,
): Promise<void> {
  await send(photograph).catch(unlessRefused);
  await store.change((before) =>
    before.photograph?.id === photograph.id ? { ...before, photograph: undefined } : before,
  );
}

async function sendSave(
  { store, isSame, save: send, giveBack }: OutboxParts,
  save: WaitingSave,
  status: OutboxStatus,
): Promise<boolean> {
  const apart = isApart(save, status, isSame);
  await store.change((before) => ({
    ...before,
    saves: before.saves.map((each) => (each.section === save.section ? { ...each, isTried: true } : each)),
  }));
  const refused = apart || (await send(save.section, save.answers).then(() => false, unlessRefused));
  if (refused) await giveBack(save, status, apart);
  return !refused;
}

/** True for a refusal; what another attempt may change is thrown. */
function unlessRefused(error: unknown): true {
  if (error instanceof ApiError && !error.isUnheard && error.status < 500 && ![401, 408, 429].includes(error.status))
    return true;
  throw error;
}

/** Whether the college has an answer to this section that did not come from here. */
function isApart(save: WaitingSave, { saved, drafts }: OutboxStatus, isSame: SameInSection): boolean {
  const { section, answers, base } = save;
  const [savedThere, typedThere] = [saved[section], drafts[section]];
  const isOneOf = (there: SectionAnswers, ours: readonly (SectionAnswers | undefined)[]) =>
    ours.some((each) => each !== undefined && isSame(section, there, each));
  if (savedThere && !isOneOf(savedThere, [base.saved]) && !isOneOf(sentFrom(save, savedThere), [answers])) return true;
  return (
    typedThere !== undefined &&
    typedThere.revision !== base.revision &&
    !isOneOf(typedThere.data, [answers, base.sent, ...(base.unanswered ?? [])])
  );
}

/** Without what the college may have added to a save that it received. */
const sentFrom = ({ answers, isTried }: WaitingSave, there: SectionAnswers): SectionAnswers =>
  isTried ? Object.fromEntries(Object.keys(answers).map((name) => [name, there[name]])) : there;
