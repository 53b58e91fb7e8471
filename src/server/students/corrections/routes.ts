import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/students/corrections.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { maySteps, serveWorkflow } from '../../kit/workflow/serveWorkflow.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { studentAdmitted, studentOf } from '../records/service.ts';
import {
  correctAtOnce,
  correctionNamed,
  corrections,
  correctionsOfStudent,
  decided,
  request,
  takeBack,
} from './service.ts';
import { correctionList } from './sql.ts';

export function correctionRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform;
  serveList(
    app,
    platform,
    contract.corrections,
    correctionList,
    ({ requestedAt, ...row }, user) =>
      ({
        ...row,
        requestedAt: requestedAt.toISOString(),
        may: maySteps(contract.correctionWork, row.state, user),
      }) as contract.CorrectionRow,
  );
  route(app, contract.correction, ({ params, caller }) => correctionNamed(platform, params.id, caller));
  serveWorkflow(app, platform, contract.correctionWork, corrections, decided(platform));
  route(app, contract.requestCorrection, (call) => request(platform, byOf(call), call.body));
  route(app, contract.ownCorrections, async ({ caller }) =>
    correctionsOfStudent(platform, await studentOf(database, caller.userId), caller),
  );

  route(app, contract.takeBackCorrection, async (call) => {
    await takeBack(platform, byOf(call), call.body.id);
    return null;
  });

  route(app, contract.correctStudent, (call) => correctAtOnce(platform, byOf(call), call.body.admissionId, call.body));
  route(app, contract.correctionsOfStudent, async ({ query, caller }) =>
    correctionsOfStudent(platform, await studentAdmitted(database, query.admissionId), caller),
  );
}
