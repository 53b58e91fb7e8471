import type { JambList } from '#catalogue/registry/entrances.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import { dayBefore, startOf } from '../../kit/demo/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import { plannedApplications, plannedAt } from '../applications/demo/plan.ts';
import { candidateFor, type DemoCandidate } from './demoCandidates.ts';
import { importJambList, importPutmeResults, type ImportReport } from './service.ts';

const ACTOR = 'system:demo';
const SLICE = 150;
const LISTED_DAYS_AGO = 88;

/** Whoever applies by a JAMB number stands on the list, and most of those who sat UTME were screened. */
export const demoCandidateLists: DemoStep = {
  name: 'candidates',
  needs: ['aggregate formula'],
  slices: (demo) => Math.ceil(plannedApplications(demo) / SLICE),
  slice(demo, index) {
    const [from, to] = [index * SLICE, Math.min((index + 1) * SLICE, plannedApplications(demo))];
    const planned = Array.from({ length: to - from }, (_, each) => plannedAt(demo, from + each));
    const listed = (list: JambList) =>
      planned
        .filter(({ programme }) => entranceOf(programme).list === list)
        .map(({ place, applicant }) => candidateFor(demo, place, applicant, list));
    const [utme, direct] = [listed('UTME'), listed('DE')];
    return (tx) => importLists(tx, demo, utme, direct);
  },
};

async function importLists(
  tx: Queryable,
  { lookups, session, day }: Demo,
  utme: readonly DemoCandidate[],
  direct: readonly DemoCandidate[],
): Promise<void> {
  const request = { sessionId: session.id, commit: true, actor: ACTOR, now: startOf(dayBefore(day, LISTED_DAYS_AGO)) };
  mustBeWhole(await importJambList(tx, lookups, 'UTME', { ...request, rows: utme.map(({ row }) => row) }));
  mustBeWhole(await importJambList(tx, lookups, 'DE', { ...request, rows: direct.map(({ row }) => row) }));
  const screened = utme.filter(({ putmeScore }) => putmeScore !== null);
  mustBeWhole(
    await importPutmeResults(tx, {
      ...request,
      rows: screened.map(({ row, putmeScore }) => ({ registrationNumber: row.registrationNumber ?? null, putmeScore })),
    }),
  );
}

function mustBeWhole({ errors: [first] }: ImportReport): void {
  if (first)
    throw new Error(`A candidate of the demo college is refused: row ${first.row}, ${first.column}: ${first.message}`);
}
