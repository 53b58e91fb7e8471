import { createStore, get, update } from 'idb-keyval';
import type { Answers } from '#catalogue/journey.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';

/** A section that was finished without a line: it goes to the college when the line is back. */
export interface WaitingSave {
  readonly section: string;
  /** In the form's shape. */
  readonly answers: SectionAnswers;
  /** It was sent, and no answer heard: what the college has may be this, with what it knows of the applicant beside. */
  readonly isTried?: true;
  /** What the section stood on here: whatever else the college has by then is another device's. */
  readonly base: {
    readonly saved: SectionAnswers | undefined;
    readonly revision: number;
    readonly sent: SectionAnswers | undefined;
    readonly unanswered?: readonly SectionAnswers[];
  };
}

export interface WaitingPhotograph {
  /** Made up here: it is the answer already, and sent twice it is kept once. */
  readonly id: string;
  readonly content: Blob;
}

/** An application that was submitted without a line: it is sent after all sections, as long as the college has the answers that were read through. */
export interface WaitingSubmission {
  /** Of all sections, in the form's shape. */
  readonly answers: Answers;
}

/** What one applicant did without a line, as this device holds it; saves in the order in which they were made. */
export interface Waiting {
  readonly photograph?: WaitingPhotograph | undefined;
  readonly saves: readonly WaitingSave[];
  readonly submission?: WaitingSubmission | undefined;
}

export interface WaitingStore {
  read(): Promise<Waiting>;
  /** Rejects when the browser keeps nothing: then it does not wait, and the person has to be told. */
  change(by: (before: Waiting) => Waiting): Promise<void>;
}

export function waitingStore(schoolShortName: string, applicantId: string): WaitingStore {
  const store = createStore(`${schoolShortName}.waiting`, 'waiting');
  return {
    read: async () => (await get<Waiting>(applicantId, store).catch(() => undefined)) ?? NOTHING,
    change: (by) => update<Waiting>(applicantId, (before) => by(before ?? NOTHING), store),
  };
}

const NOTHING: Waiting = { saves: [] };

export const isEmpty = ({ photograph, saves, submission }: Waiting): boolean =>
  photograph === undefined && saves.length === 0 && submission === undefined;

export const isAnythingWaiting = async (schoolShortName: string, applicantId: string): Promise<boolean> =>
  !isEmpty(await waitingStore(schoolShortName, applicantId).read());

/** The cached record may be older than the sections finished since: they are part of the application, as its applicant sees it. */
export const withWaiting = (record: ApplicationRecord, { saves }: Waiting): ApplicationRecord => ({
  ...record,
  answers: { ...record.answers, ...Object.fromEntries(saves.map(({ section, answers }) => [section, answers])) },
});
