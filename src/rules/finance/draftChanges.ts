import { formatNaira } from '../money.ts';

export interface DraftedLine {
  readonly fee: string;
  readonly amountKobo: number;
}

export interface SeenDraft {
  readonly id: number;
  /** Who pays, in words. */
  readonly group: string;
  readonly revision: number;
  readonly lines: readonly DraftedLine[];
}

export interface DraftNow {
  readonly id: number;
  readonly revision: number;
  readonly state: string;
  readonly lines: readonly DraftedLine[];
}

/** What differs from the drafts that somebody asked to publish, in sentences; none where they are as they were. */
export function draftChanges(seen: readonly SeenDraft[], now: readonly DraftNow[]): string[] {
  return seen.flatMap(({ id, group, revision, lines }) => {
    const draft = now.find((each) => each.id === id);
    if (draft === undefined) return [`${group}: the draft was discarded`];
    if (draft.state !== 'draft') return [`${group}: this is published already`];
    const changes = lineChanges(lines, draft.lines);
    if (changes.length === 0 && draft.revision !== revision) return [`${group}: the draft was saved again`];
    return changes.map((change) => `${group}: ${change}`);
  });
}

function lineChanges(before: readonly DraftedLine[], after: readonly DraftedLine[]): string[] {
  const changed = after.flatMap(({ fee, amountKobo }) => {
    const was = before.find((line) => line.fee === fee);
    if (was === undefined) return [`${fee} is new, ${formatNaira(amountKobo)}`];
    if (was.amountKobo === amountKobo) return [];
    return [`${fee} is ${formatNaira(amountKobo)}, and was ${formatNaira(was.amountKobo)}`];
  });
  const left = before
    .filter(({ fee }) => !after.some((line) => line.fee === fee))
    .map(({ fee }) => `${fee} is left out`);
  return [...changed, ...left];
}

interface Reach {
  readonly students: number;
  readonly incomeKobo: number;
}

/** For drafts that are as they were, whose effect is another. */
export function reachChange(seen: Reach, now: Reach): string {
  if (seen.students !== now.students)
    return `It touches ${people(now.students)} now, and touched ${people(seen.students)}`;
  if (seen.incomeKobo !== now.incomeKobo)
    return `The expected income changes by ${signed(now.incomeKobo)} now, and was ${signed(seen.incomeKobo)}`;
  return 'What it changes for these students is another now';
}

const people = (count: number): string => (count === 1 ? '1 student' : `${count} students`);

const signed = (kobo: number): string => `${kobo < 0 ? '−' : '+'}${formatNaira(Math.abs(kobo))}`;
