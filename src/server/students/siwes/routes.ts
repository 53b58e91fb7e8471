import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/students/siwes.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { servePaper } from '../../kit/paper/servePaper.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { levelName } from '../records/service.ts';
import { siwesPrintable } from './paper.ts';
import { ownSiwes, saveOwnSiwes, siwesFor, siwesForms, siwesTook } from './service.ts';
import { siwesList } from './sql.ts';

export function siwesRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.studentSiwes, ({ caller }) => ownSiwes(platform, caller));
  route(app, contract.saveSiwes, async (call) =>
    withMessage('Your SIWES form has been submitted', await saveOwnSiwes(platform, byOf(call), call.body)),
  );
  servePaper(app, platform, contract.siwesPaper, { kind: 'siwes-form', prefix: 'SIW' }, ({ caller }) =>
    siwesPrintable(platform, caller as User),
  );
  serveList(
    app,
    platform,
    contract.siwesForms,
    siwesList,
    ({ level, ...row }, user) =>
      ({
        ...row,
        level: levelName(platform.lookups, level),
        may: maySteps(contract.siwesWork, row.state, user),
      }) as contract.SiwesRow,
  );
  route(app, contract.siwesRecord, ({ params, caller }) => siwesFor(platform, params.id, caller));
  serveWorkflow(app, platform, contract.siwesWork, siwesForms, siwesTook(platform));
}
