import type { Domain } from '../../platform/domain.ts';
import { registered } from './facts.ts';
import { cardRevoked } from './cardRevoked.ts';
import { letInWhoPaid, letOutAgain } from './lateFee.ts';
import { registrationRoutes } from './routes.ts';

export const courseRegistration: Domain = {
  name: 'course registration',
  register: registrationRoutes,
  reactions: (platform) => [letInWhoPaid(platform), letOutAgain, cardRevoked],
  facts: [registered],
  guards: ['registration', 'examination card'],
};
