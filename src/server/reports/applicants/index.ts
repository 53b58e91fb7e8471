import { jupebReport, putmeApplicantReport } from '#contract/reports/applicants.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { sumJupeb, sumPutme } from './sql.ts';

/** Who applied, as the faculties and the departments ask. */
export const applicantReports: Domain = {
  name: 'reports of applicants',
  register(app, platform) {
    serveReport(app, platform, jupebReport, ({ sessionId }) => reportJupeb(platform, sessionId ?? null));
    serveReport(app, platform, putmeApplicantReport, ({ sessionId }) => reportPutme(platform, sessionId ?? null));
  },
};

const NOT_CHOSEN = 'Not chosen yet';

async function reportJupeb({ database, lookups }: Platform, sessionId: number | null) {
  const rows = await sumJupeb(database, { sessionId });
  const nameOf = (list: string, id: string | null) =>
    id === null ? NOT_CHOSEN : (lookups.nameOf(list, Number(id)) ?? id);
  const sums = ({ begun, submitted, awaiting }: (typeof rows)[number]) => ({ begun, submitted, awaiting });
  return {
    rows: rows
      .filter(({ isTotal }) => !isTotal)
      .map((row) => ({
        faculty: nameOf('jupeb-faculties', row.faculty),
        combination: nameOf('jupeb-combinations', row.combination),
        ...sums(row),
      })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}

async function reportPutme({ database, catalogue }: Platform, sessionId: number | null) {
  const applicationTypeId = catalogue.byId('post-utme')?.applicationTypeId ?? 0;
  const rows = await sumPutme(database, { sessionId, applicationTypeId });
  const sums = ({ candidates, paid, submitted, screened }: (typeof rows)[number]) => ({
    candidates,
    paid,
    submitted,
    screened,
  });
  return {
    rows: rows.filter(({ isTotal }) => !isTotal).map((row) => ({ department: row.department!, ...sums(row) })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}
