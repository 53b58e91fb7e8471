import { judgeForm } from '../../kit/forms/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import type { QuotaSeats } from './sql/quotas.ts';
import { readStates } from './states.ts';

/** @throws Problem 422 for shares that do not make 100, for more seats than the regulator allows, and for what is no state */
export function judgeSeats<Seats extends QuotaSeats>(platform: Platform, seats: Seats, title: string): Seats {
  const { merit, catchment, elds, catchmentStates = '' } = seats;
  if (merit + catchment + elds !== 100)
    throw mistakeAt('/merit', `the three shares make ${merit + catchment + elds}, and must make 100`, title);
  const { carryingCapacity, capacitySource = '' } = seats;
  if (carryingCapacity !== undefined && seats.seats > carryingCapacity)
    throw mistakeAt('/seats', `the carrying capacity is ${carryingCapacity}`, title);
  if (carryingCapacity !== undefined && capacitySource === '')
    throw mistakeAt('/capacitySource', 'please enter who says so', title);
  const {
    text,
    unknown: [stranger],
  } = readStates(platform.lookups, catchmentStates);
  if (stranger !== undefined) throw mistakeAt('/catchmentStates', `no state is called '${stranger}'`, title);
  return { ...seats, catchmentStates: text };
}

export const newQuota = (platform: Platform) => (answers: unknown, title: string) =>
  judgeSeats(platform, judgeForm(platform, 'quota', answers, title), title);
