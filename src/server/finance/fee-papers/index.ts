import * as contract from '#contract/finance/fee-papers.ts';
import { revokePapersOf } from '../../kit/paper/records/issue.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import type { Domain } from '../../platform/domain.ts';
import { on } from '../../platform/reactions.ts';
import { route } from '../../platform/route.ts';
import { paymentReversed, REVERSED } from '../charges/service.ts';
import { acceptanceLetterOf, developmentLetterOf, feePapersOf, form11Of } from './service.ts';

/** The papers that rest on a payment of that purpose. */
const RESTING: Readonly<Record<string, readonly string[]>> = {
  acceptance: ['acceptance-letter'],
  development: ['development-letter'],
  school: ['form-11'],
  balance: ['form-11'],
  sundry: ['form-11'],
};

export const feePaperDomain: Domain = {
  name: 'fee papers',
  reactions: () => [
    on(paymentReversed, (tx, { studentId, purpose, since, at }) =>
      revokePapersOf(tx, { studentId, kinds: RESTING[purpose] ?? [], since }, at, REVERSED),
    ),
  ],
  register(app, platform) {
    route(app, contract.feePapers, ({ caller }) => feePapersOf(platform, caller));
    servePaper(
      app,
      platform,
      contract.acceptanceLetter,
      { kind: 'acceptance-letter', prefix: 'ACC' },
      async ({ caller }) => acceptanceLetterOf(platform, caller as never),
    );
    servePaper(
      app,
      platform,
      contract.developmentLetter,
      { kind: 'development-letter', prefix: 'DEV' },
      async ({ caller }) => developmentLetterOf(platform, caller as never),
    );
    servePaper(app, platform, contract.form11, { kind: 'form-11', prefix: 'F11' }, async ({ caller, query }) =>
      form11Of(platform, caller as never, (query as { of: 'school' | 'sundry' }).of),
    );
  },
};
