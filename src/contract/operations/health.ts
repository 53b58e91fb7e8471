import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'That the server is alive, on which kind of database and in which version',
  access: 'public',
  door: 'free',
  reply: Type.Object({
    database: Type.Union([Type.Literal('embedded'), Type.Literal('postgres')]),
    version: Type.String(),
  }),
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Whether the server can serve: 503, with what is wrong under `errors`, when a balancer should pass it by',
  access: 'public',
  door: 'free',
  reply: Type.Object({
    ready: Type.Literal(true),
    leftOut: Type.Optional(
      Type.Array(Type.String(), { description: "What is wrong in the college's own declarations, and so is left out" }),
    ),
  }),
});
