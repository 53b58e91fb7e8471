import Type, { type Static } from 'typebox';
import movesList from '#lists/admissions/waiting-moves.json' with { type: 'json' };
import { listed } from '../kit/list.ts';
import { nullable } from '../kit/schemas.ts';
import { AdmissionProgress } from './admission-list.ts';
import { SeatPoolName } from './selection.ts';

const Uuid = Type.String({ format: 'uuid' });

const Move = Type.Object({
  id: Uuid,
  fullName: Type.String(),
  regNumber: Type.String(),
  department: Type.String(),
  rank: Type.Integer(),
  aggregate: Type.String({ description: 'Of 100' }),
  pool: SeatPoolName,
  reason: Type.String({ description: 'Whose place it was, or that the quota had one more' }),
  movedAt: Type.String({ format: 'date-time' }),
  state: AdmissionProgress.properties.state,
  offerUntil: nullable(Type.String()),
});
export type WaitingMove = Static<typeof Move>;

export const waitingMoves = listed({
  path: '/AdmissionList/waiting-moves',
  access: { claim: 'student-management' },
  summary: 'Who moved up from the waiting list, into which place, and why',
  declared: movesList,
  row: Move,
  filters: { runId: Uuid },
});
