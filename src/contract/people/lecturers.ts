import Type, { type Static } from 'typebox';
import lecturersList from '#lists/people/lecturers.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { AtRevision, Revision } from '../kit/revision.ts';
import { uploaded } from '../kit/upload.ts';

const access = { claim: 'user-management' } as const;
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const UserId = Type.Object({ id: Type.String({ format: 'uuid' }) });

const LecturerRow = {
  id: Type.String(),
  userName: Type.String(),
  fullName: Type.String(),
  jobTitle: TextOrNull,
  department: TextOrNull,
  role: Type.String(),
  courses: Type.Integer(),
  email: TextOrNull,
  active: Type.Boolean(),
  revision: Revision,
};

/** Whoever holds the role, also beside another one. */
export const lecturers = listed({
  path: '/Lecturer/lecturer',
  access,
  declared: lecturersList,
  summary: 'The lecturers of the college',
  row: Type.Object(LecturerRow),
});

export const lecturerSheet = uploaded('/Lecturer', 'Lecturers', access, { changes: 'person' });

/** With the answers of the form `lecturer`. */
const LecturerProfile = Type.Object({ ...LecturerRow, answers: Type.Record(Type.String(), Type.Unknown()) });
export type LecturerProfile = Static<typeof LecturerProfile>;

export const lecturer = endpoint({
  method: 'GET',
  path: '/Lecturer/lecturer/:id',
  access,
  summary: "A lecturer's profile",
  params: UserId,
  reply: LecturerProfile,
});

export const createLecturer = endpoint({
  method: 'POST',
  path: '/Lecturer/create',
  access,
  inPerson: true,
  summary: 'Opens the account of a lecturer, and mails its owner a link to choose a password',
  body: FormAnswers,
  reply: UserId,
});

export const updateLecturer = endpoint({
  method: 'PUT',
  path: '/Lecturer/update/:id',
  access,
  inPerson: true,
  changes: 'person',
  summary: "Corrects a lecturer's profile; 409 when it was changed since that revision",
  params: UserId,
  query: AtRevision,
  body: FormAnswers,
  reply: Type.Null(),
});
