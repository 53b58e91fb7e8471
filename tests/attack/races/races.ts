import type { Attack } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';

export const races: Attack = {
  name: 'races',
  about:
    'the same invoice, payment, login, save, part, link and change of claims sent many times at once: one effect; log-ins while an invoice is moved',
  run: (target) => inTurn(target, [...money, ...applications, ...moves, ...accounts]),
};
