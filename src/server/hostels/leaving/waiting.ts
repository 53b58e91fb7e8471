import { HOSTELS } from '#contract/hostels/pages.ts';
import { counted } from '#rules/text/counted.ts';
import type { Waiting } from '../../kit/waiting/waiting.ts';
import { countStaysBefore, nextSession } from './sql.ts';

/** Whoever is still in when a session ends is in nobody's way, and their rooms are not seen before others come. */
export const stillInWaiting: Waiting = {
  name: 'still-in',
  page: HOSTELS.leaving,
  async read({ database, now }) {
    const [next] = await nextSession(database, { now: now() });
    const [found] = next?.name ? await countStaysBefore(database, { next: next.name }) : [];
    if (!found || found.people === 0) return [];
    return [
      {
        what: `Check out ${counted(found.people, 'student')} of ${found.session!}`,
        detail: `Before beds of ${next!.name!} are given`,
      },
    ];
  },
};
