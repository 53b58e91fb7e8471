import type { Domain } from '../platform/domain.ts';
import { demoOffers } from './registration/demo/catalogue.ts';
import { demoCurrentSheets, demoPublishedSheets, demoSheetSteps } from './results/demo/index.ts';
import { demoStandings } from './results/demo/standings.ts';
import { demoExceptions, demoRegistrations, demoSeats } from './registration/demo/index.ts';

/** What the demo college has of registration and results. */
export const academicsDemo: Domain = {
  name: 'academics-demo',
  register: () => undefined,
  demoData: [
    demoOffers,
    demoRegistrations,
    demoSeats,
    demoExceptions,
    demoPublishedSheets,
    demoCurrentSheets,
    demoSheetSteps,
    demoStandings,
  ],
};
