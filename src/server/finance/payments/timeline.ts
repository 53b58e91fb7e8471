import type { Concern, PaymentTimeline, Step } from '#contract/finance/payment-timeline.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { isPayers } from './caseEmail.ts';
import { maskRrr } from './maskRrr.ts';
import { casesOfInvoice } from './sql/cases.ts';
import { statusOfRrr, statusesOfInvoice, storyOf } from './sql/story.ts';

type StoryRow = RowOf<'payment-story'>;
type StatusRow = RowOf<'status-of-rrr'>;
type CaseRow = RowOf<'payment-cases-of-invoice'>;

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
  covered: 'covered',
  'case opened': 'case-opened',
  'case settled': 'case-settled',
  reversed: 'reversed',
};

/** @throws Problem 404 for an RRR that is not ours */
export async function timelineOf({ database }: Platform, rrr: string): Promise<PaymentTimeline> {
  const [status] = await statusOfRrr(database, { rrr });
  if (!status) throw notFound('There is no such RRR');
  const story = (await storyOf(database, { invoiceId: status.invoiceId, rrr })).filter(
    ({ about }) => about === null || isPayers(about),
  );
  const cases = (await casesOfInvoice(database, { invoiceId: status.invoiceId })).filter(({ kind }) => isPayers(kind));
  return {
    steps: collapsed(story.map(stepOf)),
    next: nextOf(status, cases),
    checkedAt: status.checkedAt?.toISOString() ?? null,
    nextCheckAt: status.credited ? null : (status.checkAt?.toISOString() ?? null),
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
  { cancelled, credited, reversed, invoicePaid }: StatusRow,
  cases: readonly CaseRow[],
): PaymentTimeline['next'] {
  if (cases.some(({ state }) => state === 'open')) return 'bursary';
  if (reversed) return 'reversed';
  if (credited || invoicePaid) return 'nothing';
  return cancelled ? 'replaced' : 'pay';
}

const concernOf = (
  { kind, rrr, expectedKobo, reportedKobo, openedAt, settledAt }: CaseRow,
  requestedRrr: string,
): Concern => ({
  kind: kind as Concern['kind'],
  rrr: rrr === requestedRrr ? rrr : maskRrr(rrr),
  expected: nairaFromKobo(expectedKobo),
  reported: nairaFromKobo(reportedKobo),
  openedAt: openedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});
