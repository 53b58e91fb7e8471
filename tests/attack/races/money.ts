import type { Finding } from '../attack.ts';
import type { Step } from '../inTurn.ts';
import { newcomer, newPayer, order, pay } from '../target/applicants.ts';
import type { Target } from '../target/target.ts';
import { atOnce, different, succeeded, timesAtOnce } from './atOnce.ts';

async function invoices(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const somebody = await newcomer(target);
  const made = succeeded(await atOnce(times, () => order(somebody)));
  const numbers = made.map(({ data }) => [data.invoiceNumber, data.rrr]);
  if (made.length === 0) throw new Error('No invoice was made');
  return different(numbers) > 1
    ? [
        {
          what: `${times} requests at once made ${different(numbers)} invoices`,
          reproduce: 'POST /api/ApplicationInvoice/generate-application-invoice with one body, at once',
        },
      ]
    : [];
}

async function credits(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const payer = await newPayer(target);
  await pay(payer);
  const hints = atOnce(times, () =>
    payer.browser.call('POST', '/api/Payment/notification', {
      body: [{ rrr: payer.rrr, channel: 'CARDPAYMENT', amount: 1 }],
    }),
  );
  const checks = atOnce(times, () =>
    payer.browser.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: payer.rrr } }),
  );
  await Promise.all([hints, checks]);
  const { steps, concerns } = (await payer.browser.call('GET', `/api/Payment/timeline?rrr=${payer.rrr}`)).data;
  const credited = steps.filter(({ kind }) => kind === 'credited').reduce((sum, { times: often }) => sum + often, 0);
  return credited === 1 && concerns.length === 0
    ? []
    : [
        {
          what: `One payment was credited ${credited} times and opened ${concerns.length} cases`,
          reproduce: `POST /api/Payment/notification and verify-payment ${times} times at once with a paid RRR`,
        },
      ];
}

/** One invoice and one credit, however often and however closely they are asked for. */
export const money: readonly Step[] = [invoices, credits];
