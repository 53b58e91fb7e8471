import { formatNaira } from '#rules/money.ts';
import { html, type Html } from './html.ts';
import type { SandboxOrder } from './order.ts';
import { TROUBLES } from './trouble.ts';

/** Only this card pays; any other is declined. */
export const TEST_CARD = '5399 8300 0000 0008';

export interface PayFields {
  readonly merchantId: string;
  readonly rrr: string;
  readonly responseurl: string;
  readonly hash: string;
}

export const payPage = (order: SandboxOrder, fields: PayFields): Html =>
  page(
    'Pay with Remita sandbox',
    html`
  ${summary(order)}
  ${order.state === 'declined' ? html`<p class="note bad" role="alert">Your last attempt was declined. Nothing was paid; you can try again.</p>` : html``}
  <form method="post" action="pay.reg" class="card">
    ${hidden(fields)}
    <h2>Pay with a card</h2>
    <label>Card number<input name="cardNumber" inputmode="numeric" autocomplete="off" required value="${TEST_CARD}"></label>
    <div class="pair">
      <label>Expires<input name="expiry" autocomplete="off" required value="12/30"></label>
      <label>CVV<input name="cvv" inputmode="numeric" autocomplete="off" required value="123"></label>
    </div>
    <details>
      <summary>Try what may go wrong</summary>
      <label>On this payment<select name="trouble">${Object.entries(TROUBLES).map(([name, words]) => html`<option value="${name}">${words}</option>`)}</select></label>
    </details>
    <button name="method" value="card">Pay ${formatNaira(order.amountKobo)}</button>
    <h2>Or</h2>
    <button name="method" value="branch" class="plain">Pay at a bank branch</button>
    <button name="method" value="decline" class="plain">Decline this payment</button>
  </form>
  <p><a href="${fields.responseurl}">Go back without paying</a></p>`,
  );

export const closedPage = (title: string, words: string, responseUrl?: string): Html =>
  page(
    title,
    html`
  <h1>${title}</h1>
  <p class="note">${words}</p>
  ${responseUrl ? html`<p><a href="${responseUrl}">Go back to the college</a></p>` : html``}`,
  );

const summary = (order: SandboxOrder): Html => html`
  <h1>${order.description || 'Payment'}</h1>
  <dl>
    <div><dt>Amount</dt><dd class="amount">${formatNaira(order.amountKobo)}</dd></div>
    <div><dt>RRR</dt><dd>${order.rrr.replace(/(\d{4})(?=\d)/g, '$1 ')}</dd></div>
    <div><dt>Payer</dt><dd>${order.payerName}</dd></div>
  </dl>`;

const hidden = (fields: PayFields): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="pay.css">
</head>
<body>
<header role="banner"><strong>Remita sandbox</strong><span>Sandbox: no money moves</span></header>
<main>${body}</main>
</body>
</html>`;
