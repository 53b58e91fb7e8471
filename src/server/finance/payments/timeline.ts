import type { Concern, PaymentTimeline, Step } from '#contract/finance/payment-timeline.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { isPayers } from './caseEmail.ts';
import { maskRrr } from './maskRrr.ts';
import { casesOfInvoice } from './sql/cases.ts';
import { statusOfRrr, statusesOfInvoice, storyOf } from './sql/story.ts';

type StoryRow = Row<typeof storyOf.columns>;
type StatusRow = Row<typeof statusOfRrr.columns>;
type CaseRow = Row<typeof casesOfInvoice.columns>;

const STEPS: Readonly<Record<string, Step['kind']>> = {
  invoiced: 'invoiced',
  'rrr made': 'generated',
  told: 'told',
  asked: 'checked',
  credited: 'credited',
  receipted: 'receipted',
  'order cancelled': 'deactivated',
  voided: 'voided',
  'taken as credit': 'taken-as-credit',
  'paid by credit': 'paid-by-credit',
  'case opened': 'case-opened',
  'case settled': 'case-settled',
  reversed: 'reversed',
};

/** @throws Problem 404 for an RRR that is not ours */
export async function timelineOf({ database }: Platform, rrr: string): Promise<PaymentTimeline> {
  const [status] = await statusOfRrr(database, { rrr });
  if (!status) throw notFound('There is no such RRR');
  const story = (await storyOf(database, { invoiceId: status.invoice_id, rrr })).filter(
    ({ about }) => about === null || isPayers(about),
  );
  const cases = (await casesOfInvoice(database, { invoiceId: status.invoice_id })).filter(({ kind }) => isPayers(kind));
  return {
    steps: collapsed(story.map(stepOf)),
    next: nextOf(status, cases),
    checkedAt: status.checked_at?.toISOString() ?? null,
    nextCheckAt: status.credited ? null : (status.check_at?.toISOString() ?? null),
    concerns: cases.map((row) => concernOf(row, rrr)),
  };
}

export async function storyOfInvoice({ database }: Platform, invoiceId: string) {
  const statuses = await statusesOfInvoice(database, { invoiceId });
  const story = await storyOf(database, { invoiceId, rrr: null });
  const cases = await casesOfInvoice(database, { invoiceId });
  return {
    statuses,
    cases,
    steps: story.map((event) => ({
      ...stepOf(event),
      by: event.by,
      code: event.code,
      about: event.about,
      rrr: event.rrr,
    })),
  };
}

const stepOf = ({ kind, at, actor }: StoryRow): Step => ({
  kind: STEPS[kind]!,
  at: at.toISOString(),
  source: sourceOf(actor),
  times: 1,
});

function sourceOf(actor: string): Step['source'] {
  if (actor === 'provider') return 'provider';
  if (actor === 'public') return 'payer';
  return actor.startsWith('user:') ? 'bursary' : 'college';
}

function collapsed(steps: readonly Step[]): Step[] {
  const merged: Step[] = [];
  for (const step of steps) {
    const before = merged.at(-1);
    if (before?.kind === step.kind) merged[merged.length - 1] = { ...step, times: before.times + 1 };
    else merged.push(step);
  }
  return merged;
}

function nextOf(
  { cancelled, credited, reversed, invoice_paid }: StatusRow,
  cases: readonly CaseRow[],
): PaymentTimeline['next'] {
  if (cases.some(({ state }) => state === 'open')) return 'bursary';
  if (reversed) return 'reversed';
  if (credited || invoice_paid) return 'nothing';
  return cancelled ? 'replaced' : 'pay';
}

const concernOf = (
  { kind, rrr, expected_kobo, reported_kobo, opened_at, settled_at }: CaseRow,
  requestedRrr: string,
): Concern => ({
  kind: kind as Concern['kind'],
  rrr: rrr === requestedRrr ? rrr : maskRrr(rrr),
  expected: nairaFromKobo(expected_kobo),
  reported: nairaFromKobo(reported_kobo),
  openedAt: opened_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
});
