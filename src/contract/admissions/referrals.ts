import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const ownReferrals = endpoint({
  method: 'GET',
  path: '/Authentication/Referrals',
  access: 'user',
  summary: "The caller's own link, and how many came by it: counts alone, and nobody's name",
  reply: Type.Object({
    link: Type.String(),
    invoices: Type.Integer(),
    paid: Type.Integer(),
    submitted: Type.Integer(),
  }),
});
export type OwnReferrals = Static<typeof ownReferrals.reply>;
