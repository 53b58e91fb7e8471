import Type from 'typebox';
import feesList from '#lists/finance/college-fees.json' with { type: 'json' };
import categoriesList from '#lists/finance/fee-categories.json' with { type: 'json' };
import typesList from '#lists/finance/fee-types.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { Named, resource } from '../kit/resource.ts';

const access = { claim: 'fees' } as const;

export const collegeFees = {
  ...resource({
    path: '/Bursary/fees',
    access,
    declared: feesList,
    one: 'fee',
    row: Type.Object({
      ...Named,
      typeId: Id,
      type: Type.String(),
      category: Type.String(),
      purpose: Type.Unsafe<keyof (typeof feesList)['columns']['purpose']['values']>({ type: 'string' }),
      amountKobo: Type.Union([Type.Integer(), Type.Null()]),
      isSplittable: Type.Boolean(),
      isOnce: Type.Boolean(),
      rank: Type.Integer(),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Bursary/fees/:id',
    access,
    summary: 'Deletes a fee that was never assigned or invoiced; 409 for any other',
    params: Type.Object({ id: Id }),
    reply: Type.Null(),
  }),
};

export const feeTypes = resource({
  path: '/Bursary/fee-types',
  access,
  declared: typesList,
  one: 'type of fees',
  row: Type.Object({ ...Named, categoryId: Id, category: Type.String(), fees: Type.Integer() }),
});

export const feeCategories = resource({
  path: '/Bursary/fee-categories',
  access,
  declared: categoriesList,
  one: 'category of fees',
  row: Type.Object({ ...Named, types: Type.Integer() }),
});
