import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const createRating = endpoint({
  method: 'POST',
  path: '/Dashboard/create-rating',
  access: 'user',
  inPerson: true,
  summary: 'How the last three months were, from 1, poor, to 5, excellent',
  body: Type.Object({
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  reply: Type.Null(),
});

export const postponeRating = endpoint({
  method: 'POST',
  path: '/Dashboard/postpone-rating',
  access: 'user',
  inPerson: true,
  summary: 'Would rather not say: is not asked again for three months',
  reply: Type.Null(),
});
