import { expect, test } from 'vitest';
import { Facts } from '../../platform/facts.ts';
import { checkGates } from './check.ts';

const facts = new Facts();
facts.guard(['hostel', 'registration']);
facts.register([
  { name: 'cleared', met: '', unmet: '', link: { name: 'Clearance', to: '/clearance' }, isMet: async () => true },
]);
const check = (fact: string, act: string) => () => checkGates([{ fact, act, active: false }], facts);

test('a gate before an act that nobody guards, or of a fact that nobody knows, is refused by name', () => {
  expect(check('cleared', 'hostel')).not.toThrow();
  expect(check('cleared', 'bed')).toThrow(
    "data/gates.json: no wing guards the act 'bed' (before it: 'cleared'). There are: hostel, registration",
  );
  expect(check('a riddle', 'hostel')).toThrow("no wing registers the fact 'a riddle' (before the act 'hostel')");
});
