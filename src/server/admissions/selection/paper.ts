import type { Run } from '#contract/admissions/selection.ts';
import { displayAggregate } from '#rules/admissions/aggregate.ts';
import { SEAT_POOLS, type Decision } from '#rules/admissions/select.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { runOf } from './service.ts';

export const SELECTION_PAPER = { kind: 'selection', prefix: 'SEL' };

const STATES: Readonly<Record<Run['state'], string>> = { trial: 'Trial', committed: 'Committed', undone: 'Taken back' };
const DECISIONS: Readonly<Record<Decision, string>> = {
  in: 'In',
  tied: 'Tied',
  waiting: 'Waiting',
  below: 'Below the cut-off',
  unclear: 'Not offered',
};

/** What a run was worked out from and what it came to: two of the same digest say the same. @throws Problem 404 */
export async function selectionPaperOf(platform: Platform, runId: string, user: User): Promise<Printable> {
  const run = await runOf(platform, runId, user);
  const facts: [string, string][] = [
    ['Session', run.session],
    ['Status', STATES[run.state]],
    ['Made', `${displayMoment(run.madeAt)}, ${run.madeBy}`],
    ...(run.committedAt
      ? [['Committed', `${displayMoment(run.committedAt)}, ${run.committedBy ?? 'The college'}`] as [string, string]]
      : []),
    ['Formula', `Version ${run.formula.version}`],
    ['Digest of the inputs', inGroups(run.digest)],
  ];
  return {
    subjectKind: 'selection',
    subjectId: runId,
    proves: facts,
    content: {
      ...BLANK,
      title: 'Selection of candidates',
      office: 'Admissions office',
      holder: run.session,
      groups: [{ title: 'Run', facts }],
      points: changesOf(run),
      tables: [quotaTable(run), ...movedTable(run)],
      closing:
        'Scores, requirements, quotas and decisions are those of the moment of this run. A run of another digest was worked out from others.',
      signatures: ['Admissions officer', 'Registrar'],
    },
  };
}

/** A line may break between groups, and a person compares them one by one. */
const inGroups = (digest: string): string => digest.replaceAll(/.{8}(?=.)/g, '$& ');

function changesOf({ changes }: Run): string[] {
  if (!changes) return ['This is the first run of the session.'];
  const { since, digest, says } = changes;
  const compared = `It is compared with the run of ${displayMoment(since)}, whose inputs have the digest ${inGroups(digest)}.`;
  return [compared, ...(says.length > 0 ? says : ['Nothing that it was worked out from has changed since then.'])];
}

const plain = (title: string) => ({ title, isFigure: false });
const figure = (title: string) => ({ title, isFigure: true });

const quotaTable = ({ quotas }: Run) => ({
  title: 'Quotas',
  columns: [
    plain('Department'),
    ...['Seats', 'Capacity', 'In', 'Lowest by merit', 'Tied', 'Waiting', 'Below', 'Not offered'].map(figure),
  ],
  rows: quotas.map((quota) => [
    quota.department,
    String(quota.seats),
    quota.carryingCapacity === null ? '-' : String(quota.carryingCapacity),
    String(SEAT_POOLS.reduce((sum, pool) => sum + quota.taken[pool], 0)),
    quota.lowest === null ? '-' : displayAggregate(quota.lowest),
    ...[quota.tied, quota.waiting, quota.below, quota.unclear].map(String),
  ]),
  totals: [],
  rowsPerPage: null,
  signatures: [],
});

function movedTable({ changes }: Run) {
  if (!changes || changes.moved.length === 0) return [];
  const { moved, movedCount } = changes;
  const of = (decision: Decision | null) => (decision === null ? '-' : DECISIONS[decision]);
  return [
    {
      title:
        moved.length === movedCount
          ? 'Whose decision is another'
          : `Whose decision is another: the first ${moved.length} of ${movedCount}`,
      columns: ['Number', 'Before', 'Now', 'Why'].map(plain),
      rows: moved.map(({ regNumber, from, to, why }) => [regNumber, of(from), of(to), why]),
      totals: [],
      rowsPerPage: null,
      signatures: [],
    },
  ];
}
