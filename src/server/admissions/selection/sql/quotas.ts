import type { Answers } from '../../../school/named.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { active } from '../../../kit/resource/named.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { writes } from '../../../kit/resource/writes.ts';

export type QuotaSeats = Answers<'quota-seats'>;

const SEATS = {
  seats: 'int4',
  carrying_capacity: 'int4?',
  capacity_source: 'text?',
  merit_share: 'int4',
  catchment_share: 'int4',
  elds_share: 'int4',
  catchment_states: 'text',
  cut_off: 'int4',
  counts_from: 'text?',
  waiting_paused: 'bool',
} as const;

const FROM: Readonly<Record<string, string>> = { Delivery: 'delivery', Publication: 'publication' };

const seatsOf = ({
  seats,
  merit,
  catchment,
  elds,
  catchmentStates = '',
  cutOff,
  countsFrom,
  waitingPaused = false,
  ...regulator
}: QuotaSeats) => ({
  counts_from: FROM[countsFrom ?? ''] ?? null,
  waiting_paused: waitingPaused,
  seats,
  carrying_capacity: regulator.carryingCapacity ?? null,
  capacity_source: regulator.capacitySource ?? null,
  merit_share: merit,
  catchment_share: catchment,
  elds_share: elds,
  catchment_states: catchmentStates,
  cut_off: cutOff,
});

export const quotas = resource({
  table: 'quota',
  list: {
    from: 'quota t join academic_session s on s.id = t.session_id join department d on d.id = t.department_id join school_programme p on p.id = t.programme_id',
    columns: {
      id: 'int4',
      sessionId: 'int4',
      session: 'text',
      departmentId: 'int4',
      department: 'text',
      programmeId: 'int4',
      programme: 'text',
      studentTypeId: 'int4',
      seats: 'int4',
      carryingCapacity: 'int4?',
      capacitySource: 'text?',
      merit: 'int4',
      catchment: 'int4',
      elds: 'int4',
      catchmentStates: 'text',
      cutOff: 'int4',
      countsFrom: 'text',
      waitingPaused: 'bool',
      active: 'bool',
      revision: 'int4',
    },
    select: {
      id: 't.id',
      sessionId: 't.session_id',
      session: 's.name',
      departmentId: 't.department_id',
      department: 'd.name',
      programmeId: 't.programme_id',
      programme: 'p.name',
      studentTypeId: 'p.student_type_id',
      seats: 't.seats',
      carryingCapacity: 't.carrying_capacity',
      capacitySource: 't.capacity_source',
      merit: 't.merit_share',
      catchment: 't.catchment_share',
      elds: 't.elds_share',
      catchmentStates: 't.catchment_states',
      cutOff: 't.cut_off',
      countsFrom: `coalesce(initcap(t.counts_from), 'The session''s rule')`,
      waitingPaused: 't.waiting_paused',
      active: 't.active',
    },
    opens: 'department',
    sorts: { department: alphabetical('d.name'), session: { sql: 's.name', type: 'text' } },
    sums: ['seats'],
    filters: { search: matches(searchable('d.name', 'p.name')), active },
  },
  creates: writes({ department_id: 'int4', programme_id: 'int4', ...SEATS }, (answers: Answers<'quota'>) => ({
    department_id: answers.departmentId,
    programme_id: answers.programmeId,
    ...seatsOf(answers),
  })),
  corrects: writes(SEATS, seatsOf),
  taken: { at: '/departmentId', message: 'this department has a quota in the session already' },
});
