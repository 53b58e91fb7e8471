export { askReferees } from './askReferees.ts';
