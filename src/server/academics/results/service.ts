export { computeStandings, lockStandings } from './standings.ts';
