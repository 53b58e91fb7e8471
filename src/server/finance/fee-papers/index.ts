import * as contract from '#contract/finance/fee-papers.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/route.ts';
import { acceptanceLetterOf, developmentLetterOf, feePapersOf, form11Of } from './service.ts';

export const feePaperDomain: Domain = {
  name: 'fee papers',
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
