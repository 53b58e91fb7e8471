import type { Attack } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { forbiddenCalls } from './forbiddenCalls.ts';
import { lesserOfficers, lostClaims } from './lesserOfficers.ts';
import { othersAddresses } from './othersAddresses.ts';
import { othersRecords } from './othersRecords.ts';
import { pathTricks } from './pathTricks.ts';

export const access: Attack = {
  name: 'access',
  about:
    'every endpoint by everybody who may not, other spellings of guarded addresses, ids of others, officers against those who may do more',
  run: (target) =>
    inTurn(target, [forbiddenCalls, pathTricks, othersAddresses, ...othersRecords, lesserOfficers, lostClaims]),
};
