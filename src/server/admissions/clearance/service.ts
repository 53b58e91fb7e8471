export { closedBefore, gatesBefore } from './gates.ts';
export { gatedStep } from './present.ts';
