import Type from 'typebox';
import quotasList from '#lists/admissions/quotas.json' with { type: 'json' };
import { Id as id } from '../kit/id.ts';
import { resource } from '../kit/resource.ts';
import { nullable } from '../kit/schemas.ts';
import { Revision } from '../kit/revision.ts';

const count = Type.Integer();

export const quotas = resource({
  path: '/AdmissionList/quotas',
  access: { claim: 'student-management' },
  declared: quotasList,
  one: 'quota',
  row: Type.Object({
    id,
    sessionId: id,
    session: Type.String(),
    departmentId: id,
    department: Type.String(),
    programmeId: id,
    programme: Type.String(),
    studentTypeId: id,
    seats: count,
    carryingCapacity: nullable(count),
    capacitySource: nullable(Type.String()),
    merit: count,
    catchment: count,
    elds: count,
    catchmentStates: Type.String(),
    cutOff: count,
    countsFrom: Type.String(),
    waitingPaused: Type.Boolean(),
    active: Type.Boolean(),
    mayChange: Type.Boolean(),
    revision: Revision,
  }),
});
