import { sql } from '../../platform/database/describedSql.ts';

export const countReferred = sql('count-referred')`
  select u.referral_code as "referral_code!", count(i.id)::int4 as invoices, count(p.invoice_id)::int4 as paid, count(a.completed_at)::int4 as submitted
    from user_account u left join invoice i on i.referred_by = u.id left join payment p on p.invoice_id = i.id left join application a on a.rrr = p.rrr
   where u.id = $userId group by u.id`;
