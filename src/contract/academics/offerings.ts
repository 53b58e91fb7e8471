import Type, { type Static } from 'typebox';
import offeringsList from '#lists/academics/course-offerings.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { Revision as revision } from '../kit/revision.ts';
import { nullable, OneOf } from '../kit/schemas.ts';

const access = { claim: 'course-management' } as const;
const count = Type.Integer();

const Kind = OneOf('core', 'required', 'elective');

const Offering = Type.Object({
  id: Type.String(),
  departmentCourseId: id,
  sessionId: id,
  code: Type.String(),
  title: Type.String(),
  offeredBy: Type.String(),
  departmentId: id,
  levelId: count,
  term: Type.String(),
  kind: Kind,
  /** Of the courses that must be passed before; '' for none. */
  needs: Type.String(),
  cap: nullable(count),
  taken: count,
  active: Type.Boolean(),
  mayChange: Type.Boolean(),
  /** Of the department's course, which its kind and prerequisites are of. */
  revision,
  /** Of the session's row, which the seats are of; 0 where there is none yet. */
  seatsRevision: count,
});

/** A row's id is the `departmentCourseId` with the session. */
export const courseOfferings = listed({
  path: '/CourseManagement/course-offerings',
  access,
  declared: offeringsList,
  summary: 'What departments teach in a session, with its seats',
  row: Offering,
});

const Prerequisite = Type.Object({ courseId: id, code: Type.String(), title: Type.String(), minGrade: Type.String() });
const Prerequisites = Type.Object({ revision, prerequisites: Type.Array(Prerequisite) });

const OneOffering = Type.Object({ ...Offering.properties, prerequisites: Type.Array(Prerequisite) });
export type OneOffering = Static<typeof OneOffering>;

/** The id is the `departmentCourseId`. */
export const courseOffering = endpoint({
  method: 'GET',
  path: '/CourseManagement/course-offering',
  access,
  summary: "A department's course in a session: kind, seats, prerequisites, and whether the caller changes them",
  query: Type.Object({ id, sessionId: id }),
  reply: OneOffering,
});

/** `cap` null takes any number. Who has registered keeps their seat. */
export const setSeats = endpoint({
  method: 'PUT',
  path: '/CourseManagement/course-offerings/:id/seats',
  access,
  summary: "Limits a course's seats in a session; 409 for fewer than are taken, or when they were changed since",
  params: Type.Object({ id }),
  body: Type.Object({
    sessionId: id,
    cap: nullable(Type.Integer({ minimum: 0, maximum: 100_000 })),
    revision: Type.Integer({ minimum: 0 }),
  }),
  reply: Type.Null(),
});

/** The id is the `departmentCourseId`. */
export const toggleCourseStatus = endpoint({
  method: 'PUT',
  path: '/CourseManagement/toggle-course-status/:id',
  access,
  summary: 'Offers a course in a session or no longer; who has registered keeps it',
  params: Type.Object({ id }),
  body: Type.Object({ sessionId: id, active: Type.Boolean() }),
  reply: Type.Null(),
});

export const setCourseKind = endpoint({
  method: 'PUT',
  path: '/CourseManagement/course-offerings/:id/kind',
  access,
  summary:
    'Says whether a course is core, required or an elective for the level; lines that are registered stay. 409 when it was changed since',
  params: Type.Object({ id }),
  body: Type.Object({ kind: Kind, revision }),
  reply: Type.Null(),
});

export const prerequisites = endpoint({
  method: 'GET',
  path: '/CourseManagement/prerequisites/:id',
  access,
  summary: "What must be passed before a department's course",
  params: Type.Object({ id }),
  reply: Prerequisites,
});

export const setPrerequisites = endpoint({
  method: 'PUT',
  path: '/CourseManagement/prerequisites/:id',
  access,
  summary:
    "Says what must be passed, and with which grade, before a department's course; 409 with what is set when it was changed since",
  params: Type.Object({ id }),
  body: Type.Object({
    revision,
    prerequisites: Type.Array(Type.Object({ courseId: id, minGrade: Type.String({ minLength: 1, maxLength: 4 }) }), {
      maxItems: 10,
    }),
  }),
  reply: Prerequisites,
});

/** Lecturers are of a department's course in every session: `lecturers` counts who goes on with one in the other session. */
export const cloneOfferings = endpoint({
  method: 'POST',
  path: '/CourseManagement/course-assignments/clone',
  access,
  summary: "Copies a session's offerings into another one, as far as it has none. Lecturers go on. A trial counts them",
  body: Type.Object({ fromSessionId: id, toSessionId: id, trial: Type.Boolean() }),
  reply: Type.Object({ created: count, unchanged: count, lecturers: count }),
});
