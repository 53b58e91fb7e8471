import type { Attack } from '../attack.ts';
import { newApplicant } from '../target/applicants.ts';
import { signIn } from '../target/people.ts';
import { sendHostileJson } from './sendHostileJson.ts';

const BODIES = 10_000;

export const json: Attack = {
  name: 'json',
  about: 'deep, wide, broken and wrongly typed bodies at every endpoint, by whoever may send one',
  async run(target) {
    const [person, applicant] = [await signIn(target, 'admin'), await newApplicant(target)];
    const tokens = [undefined, person.token, applicant.token];
    const { sent, refused, accepted, cutOff, faults, idle, meanwhile } = await sendHostileJson({
      address: target.address.origin,
      count: target.times(BODIES, 300),
      seed: target.seed,
      tokenFor: (_endpoint, turn) => tokens[turn % tokens.length],
    });
    target.tally.requests += sent;
    target.tally.refused += refused;
    target.note(
      `${accepted} bodies taken, ${cutOff} cut off; others' p95 ${Math.round(meanwhile.p95)} ms (${Math.round(idle.p95)} ms idle)`,
    );
    return [
      ...faults.map(({ status, what, body }) => ({
        what: `A body was answered by ${status || 'nothing'}: ${what}`,
        reproduce: body,
      })),
      ...(meanwhile.failed.length > 0
        ? [
            {
              what: `${meanwhile.failed.length} others got no right answer meanwhile: ${meanwhile.failed[0]}`,
              reproduce: `sendHostileJson with seed ${target.seed}`,
            },
          ]
        : []),
    ];
  },
};
