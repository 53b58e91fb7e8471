import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** `id` is the student record's; `number` is the matric number, or the registration number before there is one. */
const FoundStudent = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  programme: Type.String(),
  level: Type.String(),
});
export type FoundStudent = Static<typeof FoundStudent>;

export const findStudents = endpoint({
  method: 'GET',
  path: '/Student/find-students',
  access: { claim: 'staff' },
  summary:
    'Students by any number, name, phone number or email address, the first ten; to who has no claim over all, those of the departments and levels they lead',
  query: Type.Object({ search: Type.String({ maxLength: 100 }) }),
  reply: Type.Array(FoundStudent),
});
