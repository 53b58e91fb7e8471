import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/admissions/jamb.ts';
import { putmeReport, putmeResults, putmeSheet } from '#contract/admissions/putme-results.ts';
import { historyOf } from '../../kit/history/history.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import { serveUpload } from '../../kit/upload/serveUpload.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { candidateRecord, correctCandidate } from './correcting.ts';
import { directEntryList, resultList, utmeList } from './lists.ts';
import { scoresByBand } from './report.ts';
import { candidateUpload } from './uploads/candidates.ts';
import { resultUpload } from './uploads/results.ts';

export function jambRoutes(app: FastifyInstance, platform: Platform): void {
  const { lookups, database } = platform;
  const nameOf = (lookup: string, id: number | null) => lookups.nameOf(lookup, id) ?? null;
  const placed = <Row extends { genderId: number; stateId: number | null; lgaId: number | null; listedAt: Date }>({
    genderId,
    stateId,
    lgaId,
    listedAt,
    ...row
  }: Row) => ({
    ...row,
    sex: nameOf('genders', genderId) ?? '',
    state: nameOf('states-of-residence', stateId),
    lga: nameOf('lgas', lgaId),
    listedAt: listedAt.toISOString(),
  });

  serveList(app, platform, contract.jambList, utmeList, placed);
  serveUpload(app, platform, contract.jambSheet, candidateUpload(platform, 'UTME'));
  serveList(app, platform, contract.directEntryList, directEntryList, placed);
  serveUpload(app, platform, contract.directEntrySheet, candidateUpload(platform, 'DE'));
  serveList(app, platform, putmeResults, resultList, ({ stateId, recordedAt, ...row }) => ({
    ...row,
    state: nameOf('states-of-residence', stateId),
    recordedAt: recordedAt.toISOString(),
  }));
  serveUpload(app, platform, putmeSheet, resultUpload(platform));
  serveReport(app, platform, putmeReport, (query) => scoresByBand(database, query));

  route(app, contract.listedCandidate, ({ params }) => candidateRecord(platform, params.id));
  route(app, contract.candidateHistory, async ({ params }) =>
    historyOf(database, 'jamb_candidate', (await candidateRecord(platform, params.id)).id),
  );
  route(app, contract.correctCandidate, async (call) => {
    await correctCandidate(platform, byOf(call), { ...call.params, ...call.query }, call.body);
    return null;
  });
}
