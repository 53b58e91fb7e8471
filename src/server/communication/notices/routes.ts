import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/communication/notices.ts';
import { NOTICE_READERS } from '#rules/noticeCategory.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import { serveList } from '../../kit/list/serveList.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { noticesFor, recentAnnouncements, see } from './service.ts';
import { noticeList } from './sql/notice.ts';
import { correctNotice, noticeById, setActive, writeNotice } from './writing.ts';

export function noticeRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contract.recentNotices, ({ query }) => recentAnnouncements(platform, query.category));
  route(app, contract.ownNotices, ({ caller }) => noticesFor(platform, caller));
  route(app, contract.noticesSeen, async ({ caller, body }) => {
    await see(platform, caller, body.ids);
    return null;
  });

  serveList(app, platform, contract.notices, noticeList, (notice) => notice);
  route(app, contract.noticeCategories, () =>
    Object.entries(NOTICE_READERS).map(([category, readers]) => ({ category, readers })),
  );
  route(app, contract.notice, ({ params }) => noticeById(platform, params.id));
  route(app, contract.createNotice, async ({ caller, body, request }) => ({
    id: await writeNotice(platform, platform.database, body, writerOf(caller, request.ip)),
  }));
  route(app, contract.updateNotice, async ({ caller, params, query, body, request }) => {
    await correctNotice(platform, { ...params, ...query }, body, writerOf(caller, request.ip));
    return null;
  });

  route(app, contract.toggleNotice, async ({ caller, params, body, request }) => {
    await setActive(platform, params.id, body.active, writerOf(caller, request.ip));
    return null;
  });
}

const writerOf = (user: User, ip: string) => ({
  actor: actorOf(user),
  seenBy: user.impersonatorId === null ? user.userId : null,
  ip,
});
