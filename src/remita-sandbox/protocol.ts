import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { koboFromNaira, nairaFromKobo } from '#rules/money.ts';
import { isSignedBy, type Merchant } from './merchant.ts';
import type { OrderStore, SandboxOrder } from './order.ts';
import type { Knobs } from './trouble.ts';

const SERVICE = '/remita/exapp/api/v1/send/api/echannelsvc';

type Fields = Record<string, unknown>;

export function protocol(
  app: FastifyInstance,
  merchant: Merchant,
  store: OrderStore,
  knobs: Knobs,
  now: () => Date,
): void {
  const { merchantId, serviceTypeId, apiKey } = merchant;
  const answer = (reply: FastifyReply, body: Fields, wrappedByRemita: boolean) => {
    const wrapped = knobs.wrapping === 'always' || (knobs.wrapping === 'asRemita' && wrappedByRemita);
    return reply.type('application/json').send(wrapped ? `jsonp (${JSON.stringify(body)})` : JSON.stringify(body));
  };

  app.post(`${SERVICE}/merchant/api/paymentinit`, async (request, reply) => {
    const body = (request.body ?? {}) as Fields;
    const token = /remitaConsumerToken=(\w+)/.exec(request.headers.authorization ?? '')?.[1];
    const signed = isSignedBy(
      token,
      merchantId,
      serviceTypeId,
      String(body['orderId']),
      String(body['amount']),
      apiKey,
    );
    return answer(
      reply,
      signed ? await makeRrr(body, store, now()) : { statuscode: '013', status: 'Invalid Hash' },
      true,
    );
  });

  // The path is read from a wildcard: a hash is longer than Fastify lets a path parameter be.
  app.get<{ Params: { '*': string } }>(`${SERVICE}/*`, async ({ params }, reply) => {
    const [merchant, about = '', hash, page] = params['*'].split('/');
    if (page !== 'status.reg' && page !== 'orderstatus.reg') return reply.callNotFound();
    const signed = merchant === merchantId && isSignedBy(hash, about, apiKey, merchantId);
    if (!signed) return answer(reply, HASH_MISMATCH, false);
    const byRrr = page === 'status.reg';
    const order = byRrr ? await store.byRrr(about) : await store.byOrderId(about);
    return answer(reply, statusReply(order, byRrr ? { RRR: about } : { orderId: about }), false);
  });

  app.post(`${SERVICE}/v2/api/deactivate.json`, async (request, reply) => {
    const { rrr, hash } = (request.body ?? {}) as Fields;
    if (!isSignedBy(hash, String(rrr), apiKey, merchantId)) return answer(reply, HASH_MISMATCH, false);
    const cancelled = await store.cancel(String(rrr));
    return answer(
      reply,
      cancelled ? { status: '00', message: 'RRR deactivated' } : { status: '027', message: 'RRR already processed' },
      false,
    );
  });
}

const HASH_MISMATCH = { status: '013', message: 'Invalid Hash' };

async function makeRrr(body: Fields, store: OrderStore, createdAt: Date): Promise<Fields> {
  const amountKobo = koboFromNaira(String(body['amount']));
  const orderId = textIn(body, 'orderId');
  if (!amountKobo || !orderId || !textIn(body, 'payerName'))
    return { statuscode: '25', status: 'Error processing request' };
  const earlier = await store.byOrderId(orderId);
  if (earlier) return existing(earlier);
  const rrr = String(randomInt(100_000_000_000, 999_999_999_999));
  const made = await store.insert({
    rrr,
    orderId,
    amountKobo,
    createdAt,
    payerName: textIn(body, 'payerName'),
    payerEmail: textIn(body, 'payerEmail'),
    payerPhone: textIn(body, 'payerPhone'),
    description: textIn(body, 'description'),
  });
  return made
    ? { statuscode: '025', RRR: rrr, status: 'Payment Reference generated' }
    : { statuscode: '055', status: 'Duplicate Order Ref' };
}

const existing = (order: SandboxOrder): Fields =>
  order.state === 'paid'
    ? { statuscode: '028', status: 'Order already processed' }
    : { statuscode: '055', status: 'Duplicate Order Ref' };

/** The amount of a paid order is what was paid, not what was requested. */
function statusReply(order: SandboxOrder | undefined, query: Fields): Fields {
  if (!order) return { ...query, status: '022', message: 'Invalid RRR' };
  const [status, message] = WORDS[order.state];
  return {
    amount: nairaFromKobo(order.paidKobo ?? order.amountKobo),
    RRR: order.rrr,
    orderId: order.orderId,
    message,
    transactiontime: (order.paidAt ?? order.createdAt).toISOString().replace('T', ' ').slice(0, 19),
    ...(order.paidAt && { paymentDate: order.paidAt.toISOString().replace('T', ' ').slice(0, 19) }),
    status,
  };
}

const WORDS = {
  open: ['021', 'Transaction Pending'],
  declined: ['02', 'Transaction Failed'],
  paid: ['00', 'Successful'],
  cancelled: ['012', 'User Aborted Transaction'],
  reversed: ['02', 'Transaction Reversed'],
} as const;

const textIn = (body: Fields, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};
