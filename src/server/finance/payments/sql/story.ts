import { sql } from '../../../platform/database/describedSql.ts';
import { joinActor, joinReplaced } from '../../../kit/people.ts';

/** Each event is written by the statement that does what it says. */
export const EVENT_COLUMNS = 'invoice_id, kind, actor, detail, at, rrr';

/** The story is cut here: notifications without end make no page long. */
const MOST = 200;

export const storyOf = sql('payment-story')`
  select kind, actor, by, code as "code?", about as "about?", at, rrr from (
    select e.id, e.kind, e.actor, coalesce(u.user_name || coalesce(' as ' || r.user_name, ''), e.actor) as by, e.detail->>'code' as code,
      e.detail->>'kind' as about, e.at, e.rrr
    from payment_event e ${joinActor('u', 'e.actor')} ${joinReplaced('r', 'e.actor')}
    where e.invoice_id = $invoiceId and ($rrr?::text is null or e.rrr is null or e.rrr = $rrr)
    order by e.id desc limit ${String(MOST)}
  ) latest order by id`;

const SELECT_STATUS = `
  select o.invoice_id, o.rrr as "rrr!", o.amount_kobo, o.rrr_at as "rrr_at!", o.checked_at, o.status_code, o.check_at, o.cancelled_at is not null as cancelled,
         p.order_id is not distinct from o.order_id as credited,
         exists (select from reversed_payment v where v.rrr = o.rrr) as reversed, p.order_id is not null or i.settled_at is not null as invoice_paid,
         case when p.order_id = o.order_id then p.provider_paid_at end as "provider_paid_at?"
  from remita_order o join invoice i on i.id = o.invoice_id left join payment p on p.invoice_id = o.invoice_id`;

export const statusOfRrr = sql('status-of-rrr')`
  ${SELECT_STATUS} where o.rrr = $rrr`;

export const statusesOfInvoice = sql('statuses-of-invoice')`
  ${SELECT_STATUS} where o.invoice_id = $invoiceId and o.rrr is not null order by o.rrr_at, o.rrr`;
