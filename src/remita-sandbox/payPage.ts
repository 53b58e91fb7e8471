import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cashier } from './cashier.ts';
import type { Html } from './html.ts';
import { isSignedBy, type Merchant } from './merchant.ts';
import type { OrderStore, SandboxOrder } from './order.ts';
import { closedPage, payPage, TEST_CARD, type PayFields } from './payPageHtml.ts';
import { isTrouble } from './trouble.ts';

const STYLE = readFileSync(new URL('./pay.css', import.meta.url), 'utf8');

type Posted = Readonly<Record<string, string>>;

export function payPages(app: FastifyInstance, merchant: Merchant, store: OrderStore, cashier: Cashier): void {
  app.get('/remita/ecomm/pay.css', (_request, reply) => reply.type('text/css').send(STYLE));

  app.post<{ Body: Posted }>('/remita/ecomm/finalize.reg', async ({ body }, reply) => {
    const visit = await readVisit(body, merchant, store);
    if (!visit)
      return show(
        reply.code(400),
        closedPage(
          'This payment cannot be opened',
          'The link was not signed by the merchant, or the RRR is not known.',
        ),
      );
    const { order, fields } = visit;
    if (order.state === 'paid')
      return show(reply, closedPage('This RRR is paid', 'There is nothing more to pay.', backTo(fields, order, '00')));
    if (order.state === 'reversed')
      return show(
        reply,
        closedPage('This payment was reversed', 'Ask the college for a new RRR.', backTo(fields, order, '02')),
      );
    if (order.state === 'cancelled')
      return show(
        reply,
        closedPage('This RRR was cancelled', 'Ask the college for a new one.', backTo(fields, order, '012')),
      );
    return show(reply, payPage(order, fields), fields);
  });

  app.post<{ Body: Posted }>('/remita/ecomm/pay.reg', async ({ body }, reply) => {
    const visit = await readVisit(body, merchant, store);
    if (!visit)
      return show(
        reply.code(400),
        closedPage(
          'This payment cannot be opened',
          'The link was not signed by the merchant, or the RRR is not known.',
        ),
      );
    const status = await settle(visit.order, body, store, cashier);
    return reply.redirect(backTo(visit.fields, visit.order, status), 303);
  });
}

async function settle(order: SandboxOrder, posted: Posted, store: OrderStore, cashier: Cashier): Promise<string> {
  const trouble = isTrouble(posted['trouble']) ? posted['trouble'] : 'none';
  if (posted['method'] === 'branch') {
    await cashier.take(order.rrr, 'BANKBRANCH', trouble === 'none' ? 'late' : trouble);
    return '021';
  }
  if (posted['method'] !== 'card' || digits(posted['cardNumber']) !== digits(TEST_CARD)) {
    await store.decline(order.rrr);
    return '02';
  }
  await cashier.take(order.rrr, 'CARDPAYMENT', trouble);
  return (await store.byRrr(order.rrr))?.state === 'paid' ? '00' : '02';
}

const digits = (text: string | undefined) => (text ?? '').replace(/\D/g, '');

/** Undefined for a visitor whom the merchant did not send. */
async function readVisit(posted: Posted | undefined, { merchantId, apiKey }: Merchant, store: OrderStore) {
  const { rrr = '', responseurl = '', hash = '' } = posted ?? {};
  const signed = posted?.['merchantId'] === merchantId && isSignedBy(hash, merchantId, rrr, apiKey);
  const order =
    signed && /^https?:\/\//.test(responseurl) && URL.canParse(responseurl) ? await store.byRrr(rrr) : undefined;
  return order && { order, fields: { merchantId, rrr, responseurl, hash } satisfies PayFields };
}

function backTo({ responseurl }: PayFields, { rrr, orderId }: SandboxOrder, status: string): string {
  const address = new URL(responseurl);
  for (const [name, value] of Object.entries({ RRR: rrr, orderID: orderId, status }))
    address.searchParams.set(name, value);
  return address.href;
}

/** Browsers apply a page's policy to the redirect that follows its form too, so the policy names the way back. */
function show(reply: FastifyReply, page: Html, fields?: PayFields) {
  const back = fields ? ` ${new URL(fields.responseurl).origin}` : '';
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
