import { workingMoment } from '../../kit/demo/calendar.ts';
import { randomOf } from '../../kit/demo/random.ts';
import { sessionOf } from '../../kit/demo/students.ts';
import type { DemoStep } from '../../platform/demo.ts';
import { insertDemoPromotion } from './sql.ts';

/** Few are of it, so that the promotion is small. */
const TYPE = 'ND';
const REGISTRY = 'registry';

/** Those of the second year came from the first by a promotion, which the registry committed as the session began. */
export const demoPromotion: DemoStep = {
  name: 'promotion',
  needs: ['students of other types', 'matric numbers'],
  slice(demo) {
    const random = randomOf(`promotion ${demo.day}`);
    const at = workingMoment(random, demo.day, 60, 45);
    const id = random.uuidAt(at);
    const from = sessionOf(Number(demo.session.name.slice(0, 4)) - 1);
    return (tx) =>
      insertDemoPromotion(tx, { id, type: TYPE, from, to: demo.session.name, triedBy: REGISTRY, at }).then(
        () => undefined,
      );
  },
};
