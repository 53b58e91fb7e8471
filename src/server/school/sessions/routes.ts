import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/school/sessions.ts';
import { serveResource } from '../../kit/resource/serveResource.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { madeBy, namedBy } from '../byForm.ts';
import { reopenSession, setOpenSession } from './opening.ts';
import { academicSessions, semesters } from './sql/resources.ts';
import { listSessions } from './sql/sessions.ts';

export function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  serveResource(app, platform, contract.semesters, semesters, namedBy(platform, 'school-name'));
  serveResource(app, platform, contract.academicSessions, academicSessions, madeBy(platform, 'academic-session'));

  route(app, contract.openSession, async ({ caller, body, request }) =>
    withMessage(`The session ${await setOpenSession(platform, body.sessionId, caller, request.ip)} is open`, null),
  );
  route(app, contract.rollbackSession, async ({ caller, request }) =>
    withMessage(`The session ${await reopenSession(platform, caller, request.ip)} is open again`, null),
  );

  route(app, contract.allSessions, async () =>
    (await listSessions(platform.database)).map(({ id, name }) => ({ id, session: name })),
  );
}
