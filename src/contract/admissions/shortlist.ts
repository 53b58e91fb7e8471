import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const shortlistApplications = endpoint({
  method: 'POST',
  path: '/Application/shortlist',
  access: { claim: 'applications' },
  inPerson: true,
  summary:
    'Marks submitted applications as shortlisted, or takes the mark back, with a note. Those that are so already, or are not submitted, stay as they are',
  body: Type.Object({
    ids: Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: 200,
      uniqueItems: true,
      description: 'Those of the applicants',
    }),
    isShortlisted: Type.Boolean(),
    note: Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' }),
  }),
  reply: Type.Object({ changed: Type.Integer() }),
});
