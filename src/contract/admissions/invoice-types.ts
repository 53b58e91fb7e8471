import Type from 'typebox';
import declared from '#lists/admissions/invoice-types.json' with { type: 'json' };
import { Id } from '../kit/id.ts';
import { Named, resource } from '../kit/resource.ts';

const Day = Type.String({ format: 'date' });

export const invoiceTypes = resource({
  path: '/Application/invoice-types',
  access: { claim: 'applications' },
  declared,
  one: 'type without a form',
  row: Type.Object({
    ...Named,
    summary: Type.String(),
    amountKobo: Type.Integer(),
    sessionId: Id,
    session: Type.String(),
    opens: Day,
    closes: Day,
  }),
});
