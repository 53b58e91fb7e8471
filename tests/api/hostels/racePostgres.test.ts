import { raceOn } from './race.ts';

raceOn('postgres');
