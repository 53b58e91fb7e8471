import Type from 'typebox';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server can reach its database, and which version it is',
  access: 'public',
  reply: Type.Object({
    database: Type.Union([Type.Literal('embedded'), Type.Literal('postgres')]),
    version: Type.String(),
  }),
});
