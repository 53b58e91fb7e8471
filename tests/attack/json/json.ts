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
    const { sent, refused, accepted, cutOff, faults, othersIdleP95Ms, othersP95Ms, othersFailed } = await sendHostileJson({
      address: target.address.origin, count: target.times(BODIES, 300), seed: target.seed, tokenFor: async (_endpoint, turn) => tokens[turn % tokens.length],
    });
    target.tally.requests += sent;
    target.tally.refused += refused;
    target.note(`${accepted} bodies taken, ${cutOff} cut off; others' p95 ${Math.round(othersP95Ms)} ms (${Math.round(othersIdleP95Ms)} ms idle)`);
    return [
      ...faults.map(({ status, what, body }) => ({ what: `A body was answered by ${status || 'nothing'}: ${what}`, reproduce: body })),
      ...(othersFailed > 0 ? [{ what: `${othersFailed} others got no right answer meanwhile`, reproduce: `sendHostileJson with seed ${target.seed}` }] : []),
    ];
  },
};
