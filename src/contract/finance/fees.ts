import Type, { type Static } from 'typebox';
import { Invoice } from './invoices.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';

const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

/** Amounts are naira. */
const Fee = Type.Object({ id: Type.Integer(), name: Type.String(), amount: Type.Number() });

export const setupCategories = endpoint({
  method: 'GET',
  path: '/Bursary/setup-categories',
  access: 'public',
  summary: 'The categories of fees that anybody may pay',
  reply: Type.Array(Named),
});

export const setupCategoryTypes = endpoint({
  method: 'GET',
  path: '/Bursary/setup-category-types',
  access: 'public',
  summary: 'The types of a category of fees',
  query: Type.Object({ setupCategoryId: Id }),
  reply: Type.Array(Named),
});

export const setupCategoryFees = endpoint({
  method: 'GET',
  path: '/Bursary/setup-category-fees',
  access: 'public',
  summary: 'The fees of a type, with what they cost',
  query: Type.Object({ setupCategoryTypeId: Id }),
  reply: Type.Array(Fee),
});

export const feeById = endpoint({
  method: 'GET',
  path: '/Bursary/setup-category-fees/:id',
  access: 'public',
  summary: 'One fee, with the type and the category it belongs to',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ ...Fee.properties, typeId: Type.Integer(), categoryId: Type.Integer() }),
});

export const serviceFees = endpoint({
  method: 'GET',
  path: '/Bursary/service-fees',
  access: 'public',
  summary: 'What a service of its own page costs',
  query: Type.Object({ purpose: Type.Union([Type.Literal('admission-status'), Type.Literal('transcript')]) }),
  reply: Type.Array(Fee),
});

export const generateFeeInvoice = endpoint({
  method: 'POST',
  path: '/Bursary/generate-invoice',
  access: 'public',
  summary:
    'Makes the invoice of a fee and its RRR; the same request again answers with the same invoice until it is paid',
  body: Type.Object({ feeId: Id, payer: FormAnswers }),
  reply: Invoice,
});

export type Fee = Static<typeof Fee>;
