import { sql } from '../platform/database/describedSql.ts';

/** A hostel's own window comes before that of all. */
export const windowOf = sql('hostel-window-of')`
  select opens_at, closes_at, hold_minutes, pay_days from hostel_window
   where session_id = $sessionId and active and (hostel_id is null or hostel_id = $hostelId?) order by hostel_id nulls last limit 1`;

export const priceOf = sql('room-price-of')`
  select price_kobo from room_price where category_id = $categoryId and session_id = $sessionId`;

export const findHostelFee = sql('find-hostel-fee')`
  select id from fee where purpose = 'hostel' and active order by id limit 1`;

/** What a reservation charges; its amount is the category's price. A college has it from its first reservation on. */
export const addHostelFee = sql('add-hostel-fee')`
  with category as (
    insert into fee_category (name) values ('Hostels') on conflict (name) do update set name = excluded.name returning id
  ), type as (
    insert into fee_type (category_id, name) select id, 'Accommodation' from category
      on conflict (category_id, name) do update set name = excluded.name returning id
  )
  insert into fee (type_id, name, purpose) select id, 'Hostel accommodation', 'hostel' from type
  on conflict (type_id, name) do update set purpose = 'hostel', active = true returning id`;

export const chargesOfInvoice = sql('hostel-charges-of-invoice')`
  select charge_id from invoice_line where invoice_id = $invoiceId`;
