import Type from 'typebox';
import semestersList from '#lists/school/semesters.json' with { type: 'json' };
import sessionsList from '#lists/school/sessions.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { listResource, Named, resource } from '../kit/resource.ts';
import { access } from './named.ts';

const Session = Type.Object({
  id: Type.Integer(),
  session: Type.String({ examples: ['2026/2027'] }),
});

export const allSessions = endpoint({
  method: 'GET',
  path: '/Session/all-sessions',
  summary: 'The sessions of the college: the open one first, then the newest',
  access: 'public',
  reply: Type.Array(Session),
});

export const userSessions = endpoint({
  method: 'GET',
  path: '/Session/user-sessions',
  summary: "The caller's sessions as a student, the newest first, with the level of each",
  access: { claim: 'student' },
  reply: Type.Array(
    Type.Object({
      ...Session.properties,
      levelId: Type.Integer(),
      level: Type.String(),
      /** In which students of their type are now. */
      isCurrent: Type.Boolean(),
    }),
  ),
});

export const sundrySessions = endpoint({
  method: 'GET',
  path: '/Session/sundry-sessions',
  summary: "Those of the caller's sessions as a student in which fees of that purpose are published, the newest first",
  access: { claim: 'student' },
  query: Type.Object({ paymentPurposeId: id }),
  reply: Type.Array(Session),
});

export const semesters = resource({
  path: '/Session/semesters',
  access,
  declared: semestersList,
  one: 'semester',
  row: Type.Object(Named),
});

export const academicSessions = listResource({
  path: '/Session/sessions',
  access,
  declared: sessionsList,
  one: 'session',
  row: Type.Object({ ...Named, isOpen: Type.Boolean() }),
});

export const openSession = endpoint({
  method: 'POST',
  path: '/Department/active-sessions/set',
  access,
  summary: 'Opens a session: applications and invoices are made in it from now on',
  body: Type.Object({ sessionId: id }),
  reply: Type.Null(),
});

export const rollbackSession = endpoint({
  method: 'POST',
  path: '/Department/active-sessions/rollback',
  access,
  summary: 'Takes the last opening back: the session before it is open again',
  reply: Type.Null(),
});
