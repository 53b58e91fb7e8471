import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { academicsWing } from './academics/index.ts';
import { admissionsWing } from './admissions/index.ts';
import { communicationWing } from './communication/index.ts';
import { recentAnnouncements } from './communication/notices/service.ts';
import { financeWing } from './finance/index.ts';
import { dashboards } from './dashboards.ts';
import { finding } from './finding.ts';
import { home } from './home.ts';
import { hostelsWing } from './hostels/index.ts';
import { operationsWing } from './operations/index.ts';
import { peopleWing } from './people/index.ts';
import { identifyCaller } from './platform/auth/caller.ts';
import type { Domain } from './platform/domain.ts';
import { answerError } from './platform/errors.ts';
import { type Deadlines, DEADLINES, enforceDeadlines, serverDeadlines } from './platform/http/deadlines.ts';
import { denyByDefault } from './platform/http/denyByDefault.ts';
import { boundJson } from './platform/http/json.ts';
import { registerOpenApi } from './platform/http/openapi.ts';
import { boundPipelining } from './platform/http/pipelining.ts';
import { serializerCompiler } from './platform/http/serialization.ts';
import { refuseUnstorable } from './platform/http/storable.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import { serveMetrics } from './platform/metrics/serveMetrics.ts';
import type { Platform } from './platform/platform.ts';
import { ProgrammeRoutes } from './platform/programmes/programmeRoutes.ts';
import { serveWaitingRoom } from './platform/waiting-room/serveWaitingRoom.ts';
import { requestId, sendRequestId } from './platform/web/requestId.ts';
import { registerSecurityHeaders } from './platform/web/securityHeaders.ts';
import { registerStopping } from './platform/web/stopping.ts';
import { registerWeb } from './platform/web/web.ts';
import { reportsWing } from './reports/index.ts';
import { schoolWing } from './school/index.ts';
import { studentsWing } from './students/index.ts';

/** Domains are seeded, and their routes mounted, in this order. */
export const domains: readonly Domain[] = [
  ...operationsWing,
  ...schoolWing,
  ...peopleWing,
  ...admissionsWing,
  ...financeWing,
  ...communicationWing,
  ...academicsWing,
  ...studentsWing,
  ...hostelsWing,
  ...reportsWing,
  home,
  dashboards,
  finding,
];

/** Below two kilobytes the time costs more than the bytes; quality 4 is where brotli is still cheap. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 2048,
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

const LARGEST_JSON = 256 * 1024;
const LARGEST_FILE = 12 * 1024 * 1024;

/** Parts before the file are held in memory until it comes, so they are bounded. */
const ONE_FILE = { files: 1, fileSize: LARGEST_FILE, fields: 4, fieldSize: 1024, parts: 5, headerPairs: 20 };

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export interface AppOptions {
  readonly domains?: readonly Domain[];
  readonly dist?: string;
  readonly deadlines?: Deadlines;
}

export async function createApp(
  platform: Platform,
  { domains: mounted = domains, dist = DIST, deadlines = DEADLINES }: AppOptions = {},
): Promise<FastifyInstance> {
  const programmeRoutes = new ProgrammeRoutes();
  const app = fastify({
    rewriteUrl: (request) => programmeRoutes.rewrite(request),
    ...serverDeadlines(deadlines),
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_JSON,
    trustProxy: platform.settings.trustedProxies ?? false,
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  try {
    await mount(app, platform, { programmeRoutes, mounted, dist, deadlines });
  } catch (error) {
    // What polls the database since it was mounted ends before the database is closed.
    await app.close();
    throw error;
  }
  return app;
}

interface Mounting {
  readonly programmeRoutes: ProgrammeRoutes;
  readonly mounted: readonly Domain[];
  readonly dist: string;
  readonly deadlines: Deadlines;
}

async function mount(
  app: FastifyInstance,
  platform: Platform,
  { programmeRoutes, mounted, dist, deadlines }: Mounting,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', undefined);
  app.decorate('identifyCaller', identifyCaller(platform));
  app.decorate('programmeRoutes', programmeRoutes);
  app.setErrorHandler(answerError);
  boundJson(app);
  boundPipelining(app);
  refuseUnstorable(app);
  enforceDeadlines(app, deadlines);
  sendRequestId(app);
  await registerSecurityHeaders(app, platform.settings);
  await app.register(cookie);
  registerStopping(app, platform);
  serveMetrics(app, platform);
  const waitingRoom = await serveWaitingRoom(app, platform);
  denyByDefault(app);
  await app.register(compress, COMPRESSION);
  await app.register(multipart, { limits: ONE_FILE });
  await registerOpenApi(app, platform.settings.school.name);
  // All reactions first: a job of an early wing may run as soon as it is scheduled, and a later wing reacts to what it does.
  for (const domain of mounted) {
    platform.facts.register(domain.facts ?? []);
    platform.facts.guard(domain.guards ?? []);
    platform.reactions.register(domain.name, domain.reactions?.(platform) ?? []);
  }
  for (const domain of mounted) await domain.register(app, platform);
  programmeRoutes.read(platform);
  await registerWeb(app, platform, { dist, waitingRoom, announcements: () => recentAnnouncements(platform) });
}
