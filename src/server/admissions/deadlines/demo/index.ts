import { dayBefore, later, startOf } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { insertDemoExtensions } from './sql.ts';

const WEEKS = 4;
/** By the programmes' ids. */
const EXTENSIONS: readonly (readonly [programme: string, daysAgo: number, reason: string])[] = [
  ['jupeb', 12, 'The board has put its registration off.'],
  ['direct-entry', 9, 'JAMB extended the change of institution.'],
  ['certificate-courses', 3, 'Requested by the Centre: banks were closed for two days.'],
];

/** Everybody has been told of them, so that nobody is mailed. */
export const demoDeadlines: DemoStep = {
  name: 'closing dates',
  needs: [],
  slice:
    ({ day, catalogue, session }) =>
    async (tx) => {
      const extensions = EXTENSIONS.flatMap(([id, daysAgo, reason]) => {
        const programme = catalogue.byId(id);
        if (!programme) return [];
        const at = later(startOf(dayBefore(day, daysAgo)), 11 * 60);
        const closes = dayBefore(programme.closes > day ? programme.closes : day, -7 * WEEKS);
        return [
          {
            request: randomOf(`extension ${day} ${id}`).uuid(),
            programme: id,
            applicationTypeId: programme.applicationTypeId,
            closes,
            reason,
            at,
          },
        ];
      });
      await insertDemoExtensions(tx, { extensions, sessionId: session.id, extendedBy: 'admissions' });
    },
};
