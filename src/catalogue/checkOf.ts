import type { Chart } from './programme.ts';

/** The state in which all answers are read through and submitted. Charts of before it have none: there the last save submits. */
export const checkOf = ({ states }: Pick<Chart, 'states'>) =>
  Object.values(states).find(({ on }) => on?.['SUBMITTED'] !== undefined);
