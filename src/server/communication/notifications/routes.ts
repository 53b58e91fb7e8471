import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/communication/notifications.ts';
import { CHANNEL as JOBS } from '../../platform/background-jobs/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { livingSessions } from '../../platform/auth/caller.ts';
import { CHANNEL } from './channel.ts';
import { forgetOld, latest, read } from './service.ts';
import { Streams } from './streams.ts';
import { dailyAt } from '../../platform/jobs/jobs.ts';

const MOST = 100;
const FEW = 5;

export async function notificationRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  const streams = new Streams((sessionIds) => livingSessions(platform, sessionIds));
  app.addHook('preClose', () => streams.close());
  await platform.database.listen(CHANNEL, (userId) => void streams.notify(userId));
  await platform.database.listen(JOBS, (userId) => void streams.notify(userId, 'jobs'));
  await platform.jobs.schedule('forget-notifications', dailyAt(2, 20), async () => {
    await forgetOld(platform);
  });

  route(app, contract.notifications, ({ caller }) => latest(platform, caller, MOST));
  route(app, contract.recentNotifications, ({ caller }) => latest(platform, caller, FEW));

  route(app, contract.readNotification, async ({ caller, params }) => {
    await read(platform, caller, params.id);
    return null;
  });

  route(app, contract.readNotifications, async ({ caller }) => {
    await read(platform, caller, null);
    return null;
  });

  route(app, contract.notificationStream, ({ caller, reply }) => {
    reply.headers({ connection: 'close', 'x-accel-buffering': 'no' });
    return streams.open(caller);
  });
}
