import type { QuotaBoard, Run } from '#contract/admissions/selection.ts';

const NONE = { merit: 0, catchment: 0, elds: 0, leftover: 0 };
const TERMS = { utme: '1/8', putme: '3/10', olevel: '2/3' };
const quota = (quotaId: number, department: string, seats: number) => ({
  quotaId,
  departmentId: quotaId,
  department,
  programme: `B.Sc. ${department}`,
  seats,
  carryingCapacity: 80,
  admitted: 31,
  cutOff: 50,
  listed: 0,
  shares: { merit: 21, catchment: 17, elds: 9 },
  held: { ...NONE, merit: 20, catchment: 11 },
});

export const BOARD: QuotaBoard = {
  session: '2026/2027',
  formula: { version: 2, terms: TERMS },
  college: { seats: 2400, source: 'Senate, 3 March 2026', admitted: 1830 },
  rule: { countsFrom: 'delivery', days: 3, waitingDays: 2 },
  quotas: [
    { ...quota(22, 'Computer Science', 47), waiting: 12, tied: 2, waitingPaused: false },
    { ...quota(14, 'Accountancy', 60), waiting: 0, tied: 0, waitingPaused: true },
  ],
  runs: [
    {
      id: '0197b8f2-8d10-7000-a000-000000000002',
      state: 'trial',
      madeAt: '2026-11-21T09:00:00.000Z',
      madeBy: 'Eze Ngozi',
      committedAt: null,
      places: 14,
    },
    {
      id: '0197b8f2-8d10-7000-a000-000000000001',
      state: 'committed',
      madeAt: '2026-11-20T09:00:00.000Z',
      madeBy: 'Eze Ngozi',
      committedAt: '2026-11-20T10:00:00.000Z',
      places: 31,
    },
  ],
};

export const TRIAL: Run = {
  id: '0197b8f2-8d10-7000-a000-000000000002',
  state: 'trial',
  session: '2026/2027',
  formula: { version: 2, terms: TERMS },
  madeAt: '2026-11-21T09:00:00.000Z',
  madeBy: 'Eze Ngozi',
  committedAt: null,
  committedBy: null,
  offerUntil: null,
  undoneAt: null,
  isCurrent: true,
  answered: 0,
  unreached: 0,
  may: ['commit', 'decide'],
  digest: '9f2c1d4b',
  changes: {
    since: '2026-11-20T09:00:00.000Z',
    digest: '0a7be911',
    says: ['Computer Science: its number of seats is 47, and was 45.', '3 candidates are new.'],
    movedCount: 1,
    moved: [
      {
        regNumber: '202677700001AC',
        from: 'waiting',
        to: 'in',
        why: 'seats, or the candidates before this one, are others',
      },
    ],
  },
  quotas: [
    {
      ...quota(22, 'Computer Science', 47),
      taken: { merit: 1, catchment: 5, elds: 8, leftover: 0 },
      tied: 2,
      waiting: 12,
      below: 30,
      unclear: 0,
      lowest: 7020,
      requirementId: 12,
    },
  ],
};

const place = (id: number, regNumber: string, fullName: string) => ({
  id,
  regNumber,
  fullName,
  department: 'Computer Science',
  rank: 21,
  aggregate: '58.50',
  decision: 'tied',
  pool: 'merit',
  stateOfOrigin: 'Ogun',
  reason: 'Rank 21 with 58.50: tied at the last of the seats by merit; a person decides',
  scores: { utme: 212, putme: 60, olevel: 21 },
  findings: [],
  reach: 'email',
});

export const UNCLEAR = [
  {
    ...place(3, '202630639049HA', 'Eze Chinedu Paul'),
    decision: 'unclear',
    pool: null,
    rank: 1,
    department: 'Microbiology',
    reason:
      'Not eligible, with 71.25: the candidate has not submitted an application; sat UTME without Biology and Chemistry; has no one email address to which an offer could be sent',
  },
  {
    ...place(4, '202630639050JA', 'Adewale Folake'),
    decision: 'unclear',
    pool: null,
    rank: 4,
    reason: 'Not eligible, with 66.00: the candidate lacks a credit in Chemistry',
  },
];

export const TIED = [
  place(1, '202630639047FF', 'Okafor Adaeze Ngozi'),
  place(2, '202630639048GA', 'Bello Musa Ibrahim'),
];
