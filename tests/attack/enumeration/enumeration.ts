import type { Attack } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { limits } from './limits.ts';
import { tellingApart } from './tellingApart.ts';
import { sharedMailbox } from './sharedMailbox.ts';
import { namesOfNumbers } from './namesOfNumbers.ts';
import { jambNumber, phoneNumber } from './whatAFriendKnows.ts';

export const enumeration: Attack = {
  name: 'enumeration',
  about:
    'what is told to who knows a phone or JAMB number, how many guesses are answered, and whether known is told from unknown',
  run: (target) => inTurn(target, [phoneNumber, jambNumber, namesOfNumbers, sharedMailbox, ...tellingApart, ...limits]),
};
