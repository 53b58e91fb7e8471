import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

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
