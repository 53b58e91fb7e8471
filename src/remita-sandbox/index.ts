import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createCashier } from './cashier.ts';
import { controls } from './control.ts';
import type { Merchant } from './merchant.ts';
import { createNotifier } from './notifier.ts';
import type { OrderStore } from './order.ts';
import { outages } from './outage.ts';
import { payPages } from './payPage.ts';
import { protocol } from './protocol.ts';
import { newKnobs } from './trouble.ts';

export { databaseStore } from './databaseStore.ts';
export { memoryStore } from './memoryStore.ts';

export interface SandboxOptions {
  readonly merchant: Merchant;
  readonly store: OrderStore;
  /** Called for each notification, since a server learns its port when it listens. */
  readonly notifyAddress: () => string;
  /** Mounts the knobs under `/control`: for tests, never for a college that people can reach. */
  readonly control?: boolean;
  readonly lateMs?: number;
  readonly now?: () => Date;
}

/** Speaks Remita's protocol and moves no money. The prefix it is registered under is the college's REMITA_BASE_URL. */
export const remitaSandbox: FastifyPluginAsync<SandboxOptions> = async (app, options) => {
  const { merchant, store, notifyAddress, control = false, lateMs = 5_000, now = () => new Date() } = options;
  const knobs = newKnobs();
  const notifier = createNotifier(merchant.serviceTypeId, notifyAddress, lateMs);
  const cashier = createCashier(store, notifier, knobs, now);
  acceptForms(app);
  outages(app, knobs);
  protocol(app, merchant, store, knobs, now);
  payPages(app, merchant, store, cashier);
  if (control) controls(app, knobs, store, cashier, notifier, merchant.serviceTypeId);
  app.addHook('onClose', async () => notifier.close());
};

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
