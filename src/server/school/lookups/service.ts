import { dataRows } from '../../platform/lookups/dataFiles.ts';
import { nigerianPlaces } from './places.ts';

/** The states whose own people the college charges as indigenes; none for a college that makes no difference. */
export const HOME_STATES: readonly number[] = dataRows<string>('home-states').map((name) => {
  const state = nigerianPlaces().states.find((each) => each.name === name);
  if (!state) throw new Error(`No state is called '${name}', in data/home-states.json`);
  return Number(state.id);
});
