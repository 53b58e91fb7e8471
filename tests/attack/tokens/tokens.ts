import type { Attack } from '../attack.ts';
import { inTurn } from '../inTurn.ts';
import { applicantTokens } from './applicantTokens.ts';
import { challenges } from './challenges.ts';
import { impersonatedPlaces, liftedPowers } from './impersonations.ts';
import { sessions } from './sessions.ts';
import { squatters } from './squatters.ts';
import { strangersCodes } from './strangersCodes.ts';

export const tokens: Attack = {
  name: 'tokens',
  about:
    'tokens, links, codes and places that were copied, changed, used up, or whose session is over; strangers at the codes of others',
  run: (target) =>
    inTurn(target, [
      ...sessions,
      applicantTokens,
      squatters,
      challenges,
      impersonatedPlaces,
      liftedPowers,
      strangersCodes,
    ]),
};
