import { JOURNAL_KINDS, type JournalKind } from './journalKinds.ts';

/** What a journal moved on a student's account: what is owed is positive. */
export interface Entry {
  readonly kind: JournalKind;
  /** Of the charge; null for credit, which is of no session. */
  readonly session: string | null;
  readonly kobo: number;
}

export interface SessionSums {
  readonly session: string;
  readonly chargedKobo: number;
  readonly awardedKobo: number;
  /** With what was written off. */
  readonly waivedKobo: number;
  /** Less what was paid beyond a charge. */
  readonly paidKobo: number;
  readonly owedKobo: number;
}

/** Each entry with the balance after it; below zero is credit. */
export function withBalances<Moved extends Entry>(entries: readonly Moved[]): (Moved & { balanceKobo: number })[] {
  let balanceKobo = 0;
  return entries.map((entry) => {
    balanceKobo += entry.kobo;
    return { ...entry, balanceKobo };
  });
}

/** What is owed of each session, the oldest first. With the credit, which is of none, they are the balance. */
export function sessionSums(entries: readonly Entry[]): { sessions: SessionSums[]; creditKobo: number } {
  const sessions = [...Map.groupBy(entries, ({ session }) => session)].flatMap(([session, own]) =>
    session === null ? [] : [{ session, ...sumsOf(own) }],
  );
  return {
    sessions: sessions.sort((one, other) => (one.session < other.session ? -1 : 1)),
    creditKobo: 0 - sum(entries.filter(({ session }) => session === null)),
  };
}

function sumsOf(entries: readonly Entry[]): Omit<SessionSums, 'session'> {
  const of = (...effects: readonly string[]) =>
    sum(entries.filter(({ kind }) => effects.includes(JOURNAL_KINDS[kind].effect)));
  return {
    chargedKobo: of('charged'),
    awardedKobo: 0 - of('awarded'),
    waivedKobo: 0 - of('waived'),
    paidKobo: 0 - of('paid', 'beyond'),
    owedKobo: sum(entries),
  };
}

const sum = (entries: readonly Entry[]): number => entries.reduce((kobo, entry) => kobo + entry.kobo, 0);
