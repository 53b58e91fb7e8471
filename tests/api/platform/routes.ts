import Type from 'typebox';
import { endpoint } from '#contract/kit/endpoint.ts';
import type { Domain } from '#server/platform/domain.ts';
import { Problem } from '#server/platform/problem.ts';
import { rawJson, route, withMessage } from '#server/platform/route.ts';

const thing = Type.Object(
  {
    name: Type.String({ minLength: 2, messages: { required: 'please enter a name', minLength: 'invalid name' } }),
    size: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
);

const echo = endpoint({
  method: 'POST',
  path: '/Thing/echo',
  summary: 'Says a thing back',
  access: 'public',
  body: thing,
  reply: thing,
});
const told = endpoint({ method: 'GET', path: '/Thing/told', summary: 'Speaks', access: 'public', reply: thing });
const raw = endpoint({ method: 'GET', path: '/Thing/raw', summary: 'Passes JSON on', access: 'public', reply: thing });
const mine = endpoint({
  method: 'GET',
  path: '/Thing/mine',
  summary: 'The caller',
  access: 'applicant',
  reply: Type.String(),
});
const staff = endpoint({
  method: 'GET',
  path: '/Thing/staff',
  summary: 'Not for applicants',
  access: { claim: 'staff' },
  reply: Type.String(),
});
const paper = endpoint({
  method: 'GET',
  path: '/Thing/:id/paper',
  summary: 'Bytes',
  access: 'public',
  params: Type.Object({ id: Type.Integer() }),
  produces: 'application/pdf',
  reply: Type.String(),
});
const refused = endpoint({
  method: 'GET',
  path: '/Thing/refused',
  summary: 'Refuses',
  access: 'public',
  reply: Type.Null(),
});
const broken = endpoint({
  method: 'GET',
  path: '/Thing/broken',
  summary: 'Breaks',
  access: 'public',
  query: Type.Object({ status: Type.Optional(Type.Integer()) }),
  reply: Type.Null(),
});

/** One route of every kind that the platform knows. */
export const things: Domain = {
  name: 'things',
  register(app) {
    route(app, echo, ({ body }) => ({ ...body, secret: 'not in the contract' }));
    route(app, told, () => withMessage('Well done', { name: 'Thing' }));
    route(app, raw, () => rawJson('{"name": "Thing"}'));
    route(app, mine, ({ caller }) => caller.applicationId);
    route(app, staff, () => 'secret');
    route(app, paper, ({ params }) => Buffer.from(`%PDF ${params.id}`));
    route(app, refused, () => {
      throw new Problem(409, 'It was taken', { title: 'Too late!', errors: { '/name': 'taken' }, retryAfter: 2.5 });
    });
    route(app, broken, ({ query }) => {
      throw query.status ? new Problem(query.status, 'the password is 1234') : new Error('the password is 1234');
    });
  },
};
