import { statement } from '../../platform/database/statement.ts';

export const countReferred = statement(
  'count-referred',
  { userId: 'uuid' },
  `
  select u.referral_code, count(i.id)::int4 as invoices, count(p.invoice_id)::int4 as paid, count(a.completed_at)::int4 as submitted
    from user_account u left join invoice i on i.referred_by = u.id left join payment p on p.invoice_id = i.id left join application a on a.rrr = p.rrr
   where u.id = $userId group by u.id`,
  { referral_code: 'text', invoices: 'int4', paid: 'int4', submitted: 'int4' },
);
