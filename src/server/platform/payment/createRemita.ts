import { nairaText } from '#rules/money.ts';
import type { RemitaSettings } from '../settings.ts';
import { GENERATED, meaningOf, paymentState } from './codes.ts';
import { ProviderError } from './providerError.ts';
import type { PaymentStatus, Remita, RrrRequest } from './remita.ts';
import { amountOf, codeOf, readReply, textOf, type ProviderReply } from './reply.ts';
import { sign } from './signature.ts';

const SERVICE = '/remita/exapp/api/v1/send/api/echannelsvc';

export interface CallOptions {
  readonly fetch?: typeof fetch;
  /** The limit holds until the whole body is read. */
  readonly timeoutMs?: number;
}

/** No call is retried: the caller decides. @throws ProviderError when no answer comes that can be trusted */
export function createRemita(
  settings: RemitaSettings,
  { fetch: send = fetch, timeoutMs = 10_000 }: CallOptions = {},
): Remita {
  const call = async (path: string, init: RequestInit = {}): Promise<ProviderReply> => {
    const text = await send(settings.baseUrl + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then((response) => answerText(response))
      .catch((cause: unknown) => {
        throw cause instanceof ProviderError
          ? cause
          : new ProviderError('unreachable', 'The payment provider cannot be reached', { cause });
      });
    return readReply(text);
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** `status.reg` takes an RRR, `orderstatus.reg` an order; the hash signs the one that is sent. */
  const fetchStatus = async (reference: string, page: 'status.reg' | 'orderstatus.reg') => {
    const { apiKey, merchantId } = settings;
    const hash = sign(reference, apiKey, merchantId);
    return readStatus(await call(`${SERVICE}/${merchantId}/${encodeURIComponent(reference)}/${hash}/${page}`));
  };

  /** An earlier attempt may have made the RRR already: it is reused when it is for this very amount. */
  const rrrOfOrder = async ({ orderId, amountKobo }: RrrRequest) => {
    const status = await fetchStatus(orderId, 'orderstatus.reg');
    const same = status.orderId === orderId && status.amountKobo === amountKobo && isRrr(status.rrr);
    if (!same)
      throw new ProviderError('refused', `Order ${orderId} already has an RRR for something else`, {
        code: status.code,
      });
    return status.rrr;
  };

  return {
    async generateRrr(request) {
      const { merchantId, serviceTypeId, apiKey } = settings;
      const { orderId, payerName, payerEmail, payerPhone, description } = request;
      const amount = nairaText(request.amountKobo);
      const token = sign(merchantId, serviceTypeId, orderId, amount, apiKey);
      const reply = await post(
        `${SERVICE}/merchant/api/paymentinit`,
        { serviceTypeId, amount, orderId, payerName, payerEmail, payerPhone, description },
        { authorization: `remitaConsumerKey=${merchantId},remitaConsumerToken=${token}` },
      );
      const code = codeOf(reply);
      const meaning = meaningOf(code);
      if (meaning === 'rrrExists' || meaning === 'alreadyProcessed') return rrrOfOrder(request);
      const rrr = textOf(reply, 'RRR', 'rrr');
      if (code !== GENERATED || !isRrr(rrr)) throw refused(reply, code);
      return rrr;
    },

    statusOf: (rrr) => fetchStatus(rrr, 'status.reg'),

    async cancel(rrr) {
      const { merchantId, apiKey } = settings;
      const reply = await post(`${SERVICE}/v2/api/deactivate.json`, {
        rrr,
        merchantId,
        hash: sign(rrr, apiKey, merchantId),
      });
      const code = codeOf(reply);
      if (meaningOf(code) !== 'paid') throw refused(reply, code);
    },

    payForm(rrr, responseUrl) {
      const { merchantId, apiKey, baseUrl } = settings;
      return {
        action: `${baseUrl}/remita/ecomm/finalize.reg`,
        fields: { merchantId, rrr, responseurl: responseUrl, hash: sign(merchantId, rrr, apiKey) },
      };
    },
  };
}

const isRrr = (text: string) => /^\d{12}$/.test(text);

const refused = (reply: ProviderReply, code: string) =>
  new ProviderError(
    'refused',
    `The payment provider refused: ${code} ${textOf(reply, 'message', 'status', 'responseMsg')}`.trim(),
    { code },
  );

async function answerText(response: Response): Promise<string> {
  if (response.status >= 500)
    throw new ProviderError('unreachable', `The payment provider answered ${response.status}`);
  return response.text();
}

/** A "paid" that does not say for which RRR, order and amount is not trusted. */
function readStatus(reply: ProviderReply): PaymentStatus {
  const code = codeOf(reply);
  if (meaningOf(code) === 'hashMismatch') throw refused(reply, code);
  const amountKobo = amountOf(reply);
  const state = paymentState(code);
  const status: PaymentStatus = {
    state,
    code,
    message: textOf(reply, 'message'),
    rrr: textOf(reply, 'RRR', 'rrr'),
    orderId: textOf(reply, 'orderId', 'orderRef'),
    amountKobo: amountKobo ?? 0,
    paidAt: state === 'paid' ? textOf(reply, 'paymentDate', 'transactiontime') || null : null,
  };
  const believable = state !== 'paid' || (amountKobo !== null && status.rrr !== '' && status.orderId !== '');
  if (!believable)
    throw new ProviderError(
      'unreadable',
      `A paid status without RRR, order or amount: ${JSON.stringify(reply).slice(0, 200)}`,
      { code },
    );
  return status;
}
