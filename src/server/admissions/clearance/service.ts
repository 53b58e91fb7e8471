export { gatesBefore } from './gates.ts';
export { gatedStep } from './present.ts';
