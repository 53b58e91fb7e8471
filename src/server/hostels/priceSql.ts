import { statement } from '../platform/database/statement.ts';

/** A hostel's own window comes before that of all. */
export const windowOf = statement(
  'hostel-window-of',
  { sessionId: 'int4', hostelId: 'int4?' },
  `
  select opens_at, closes_at, hold_minutes, pay_days from hostel_window
   where session_id = $sessionId and active and (hostel_id is null or hostel_id = $hostelId) order by hostel_id nulls last limit 1`,
  { opens_at: 'timestamptz', closes_at: 'timestamptz', hold_minutes: 'int4', pay_days: 'int4' },
);

export const priceOf = statement(
  'room-price-of',
  { categoryId: 'int4', sessionId: 'int4' },
  'select price_kobo from room_price where category_id = $categoryId and session_id = $sessionId',
  { price_kobo: 'int8' },
);

export const findHostelFee = statement(
  'find-hostel-fee',
  {},
  `select id from fee where purpose = 'hostel' and active order by id limit 1`,
  { id: 'int4' },
);

/** What a reservation charges; its amount is the category's price. A college has it from its first reservation on. */
export const addHostelFee = statement(
  'add-hostel-fee',
  {},
  `
  with category as (
    insert into fee_category (name) values ('Hostels') on conflict (name) do update set name = excluded.name returning id
  ), type as (
    insert into fee_type (category_id, name) select id, 'Accommodation' from category
      on conflict (category_id, name) do update set name = excluded.name returning id
  )
  insert into fee (type_id, name, purpose) select id, 'Hostel accommodation', 'hostel' from type
  on conflict (type_id, name) do update set purpose = 'hostel', active = true returning id`,
  { id: 'int4' },
);

export const chargesOfInvoice = statement(
  'hostel-charges-of-invoice',
  { invoiceId: 'uuid' },
  'select charge_id from invoice_line where invoice_id = $invoiceId',
  { charge_id: 'uuid' },
);
