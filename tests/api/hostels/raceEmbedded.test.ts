import { raceOn } from './race.ts';

raceOn('embedded');
