import { expect, test } from 'vitest';
import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import { invalid } from '../../platform/problem.ts';
import { mayOf, requireAct, type Act } from './acts.ts';

interface Case {
  readonly isOpen: boolean;
}

const endpoint = {
  method: 'POST',
  path: '/Payment/settle',
  access: { claim: 'invoices' },
  inPerson: true,
  summary: '',
  reply: {},
} as const;
const settle: Act<Case> = {
  endpoint,
  refusal: ({ isOpen }) => (isOpen ? undefined : invalid('This case is settled already')),
};
const see: Act<Case> = {
  endpoint: { ...endpoint, access: 'user', inPerson: undefined } as never,
  refusal: () => undefined,
};

const person = (claims: readonly Claim[], impersonatorId: string | null = null): User => ({
  userId: 'u',
  sessionId: 's',
  userName: 'bursar',
  userType: 'staff',
  claims: new Set(claims),
  impersonatorId,
});

test.each([
  ['who holds the claim', person(['invoices']), true, ['settle', 'see']],
  ['who lacks it', person(['self']), true, ['see']],
  ['who acts in the place of one who holds it', person(['invoices'], 'admin'), true, ['see']],
  ['nobody, once the row is past it', person(['invoices']), false, ['see']],
])('an act is offered to %s', (_, user, isOpen, may) => {
  expect(mayOf({ settle, see }, { isOpen }, user)).toEqual(may);
});

test('its route refuses what is not offered, in the same words', () => {
  expect(() => requireAct(settle, { isOpen: false }, person(['invoices']))).toThrow('This case is settled already');
  expect(() => requireAct(settle, { isOpen: true }, person(['invoices']))).not.toThrow();
});
