import Type from 'typebox';
import type { Endpoint } from '#contract/kit/endpoint.ts';

const failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  title: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What has to be answered first, as the contract of its kind has it. */
  question: Type.Optional(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
  requestId: Type.Optional(Type.String()),
});

export function routeSchema(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [familyOf(endpoint.path)],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { 200: success(endpoint), '4xx': failure, '5xx': failure },
  };
}

/** `Payment` of `/Payment/receipt`. */
function familyOf(path: string): string {
  const [, family, action] = path.split('/');
  return family && action ? family : 'Server';
}

function success({ reply, produces }: Endpoint) {
  if (produces) return { description: 'Success', content: { [produces]: { schema: reply } } };
  return Type.Object({ success: Type.Literal(true), message: Type.Optional(Type.String()), data: reply });
}
