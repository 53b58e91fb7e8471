import type { OrderStore, SandboxOrder } from './order.ts';

export interface SqlRunner {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: Record<string, unknown>[] }>;
}

const COLUMNS = `rrr, order_id as "orderId", amount_kobo as "amountKobo", payer_name as "payerName", payer_email as "payerEmail",
  payer_phone as "payerPhone", description, created_at as "createdAt", state, paid_kobo as "paidKobo", channel, paid_at as "paidAt"`;

/** A demo college's payments survive its restarts. */
export function databaseStore(db: SqlRunner): OrderStore {
  const run = async (name: string, text: string, values: unknown[]) =>
    (await db.query({ name: `remita-sandbox.${name}`, text, values })).rows as unknown as SandboxOrder[];

  return {
    insert: async (order) =>
      (
        await run(
          'insert',
          `
      insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${COLUMNS}`,
          [
            order.rrr,
            order.orderId,
            order.amountKobo,
            order.payerName,
            order.payerEmail,
            order.payerPhone,
            order.description,
            order.createdAt,
          ],
        )
      ).length === 1,

    byRrr: async (rrr) => (await run('by-rrr', `select ${COLUMNS} from remita_sandbox_order where rrr = $1`, [rrr]))[0],

    byOrderId: async (orderId) =>
      (await run('by-order', `select ${COLUMNS} from remita_sandbox_order where order_id = $1`, [orderId]))[0],

    pay: async (rrr, { paidKobo, channel, paidAt }) =>
      (
        await run(
          'pay',
          `
      update remita_sandbox_order set state = 'paid', paid_kobo = $2, channel = $3, paid_at = $4
      where rrr = $1 and state in ('open', 'declined') returning ${COLUMNS}`,
          [rrr, paidKobo, channel, paidAt],
        )
      )[0],

    reverse: async (rrr) =>
      (
        await run(
          'reverse',
          `update remita_sandbox_order set state = 'reversed' where rrr = $1 and state = 'paid' returning ${COLUMNS}`,
          [rrr],
        )
      )[0],

    decline: async (rrr) => {
      await run('decline', `update remita_sandbox_order set state = 'declined' where rrr = $1 and state = 'open'`, [
        rrr,
      ]);
    },

    cancel: async (rrr) =>
      (
        await run(
          'cancel',
          `
      update remita_sandbox_order set state = 'cancelled' where rrr = $1 and state not in ('paid', 'reversed') returning ${COLUMNS}`,
          [rrr],
        )
      ).length === 1,
  };
}
