import type { QuotaBoard, Run } from '#contract/admissions/selection.ts';

const NONE = { merit: 0, catchment: 0, elds: 0, leftover: 0 };
const TERMS = { utme: '1/8', putme: '3/10', olevel: '2/3' };
const quota = (quotaId: number, department: string, seats: number) => ({
  quotaId,
  departmentId: quotaId,
  department,
  programme: `B.Sc. ${department}`,
  seats,
  cutOff: 50,
  listed: 0,
  shares: { merit: 21, catchment: 17, elds: 9 },
  held: { ...NONE, merit: 20, catchment: 11 },
});

export const BOARD: QuotaBoard = {
  session: '2026/2027',
  formula: { version: 2, terms: TERMS },
  quotas: [
    { ...quota(22, 'Computer Science', 47), waiting: 12, tied: 2 },
    { ...quota(14, 'Accountancy', 60), waiting: 0, tied: 0 },
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
  may: ['commit', 'decide'],
  quotas: [
    {
      ...quota(22, 'Computer Science', 47),
      taken: { merit: 1, catchment: 5, elds: 8, leftover: 0 },
      tied: 2,
      waiting: 12,
      below: 30,
      unclear: 0,
      lowest: 7020,
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
});

export const UNCLEAR = [
  {
    ...place(3, '202630639049HA', 'Eze Chinedu Paul'),
    decision: 'unclear',
    pool: null,
    rank: 1,
    department: 'Microbiology',
    reason:
      'Rank 1 with 71.25: the candidate has not submitted an application; sat UTME subjects that do not fit the programme; has no one email address to which an offer could be sent',
  },
  {
    ...place(4, '202630639050JA', 'Adewale Folake'),
    decision: 'unclear',
    pool: null,
    rank: 4,
    reason: 'Rank 4 with 66.00: the candidate has O-Level credits that do not fit the programme',
  },
];

export const TIED = [
  place(1, '202630639047FF', 'Okafor Adaeze Ngozi'),
  place(2, '202630639048GA', 'Bello Musa Ibrahim'),
];
