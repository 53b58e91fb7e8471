import { shortlistApplications } from '#contract/admissions/shortlist.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, byOf, type By } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, withMessage } from '../../platform/route.ts';
import { lockSubmittedOf, shortlist, takeOff } from './sql.ts';

/** Which applications the office looks at further. */
export const shortlisting: Domain = {
  name: 'shortlist',
  register(app, platform) {
    route(app, shortlistApplications, async (call) => {
      const changed = await mark(platform, call.body, byOf(call));
      const done = call.body.isShortlisted ? 'shortlisted' : 'taken off the shortlist';
      return withMessage(`${changed} ${changed === 1 ? 'application is' : 'applications are'} ${done}`, { changed });
    });
  },
};

/** Sent again it changes nothing. @returns how many were changed */
async function mark(
  platform: Platform,
  { ids, isShortlisted, note: typed }: Body<typeof shortlistApplications>,
  { user, ip }: By,
): Promise<number> {
  const { note } = judgeForm(platform, 'shortlist-note', { note: typed }, 'Nothing was changed!');
  return platform.database.transaction(async (tx) => {
    const applications = (await lockSubmittedOf(tx, { ids })).map(({ id }) => id);
    const given = { applications, note, now: platform.now(), actor: actorOf(user), ip };
    return (await (isShortlisted ? shortlist : takeOff)(tx, given)).length;
  });
}
