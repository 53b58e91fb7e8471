export { closedBefore } from './gates.ts';
export { gatesInState } from './present.ts';
