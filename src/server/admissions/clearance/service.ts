export { gatesBefore, mustBeOpen } from './gates.ts';
export { gatedStep } from './present.ts';
