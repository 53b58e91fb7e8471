import type { Query, Reply } from '#contract/kit/endpoint.ts';
import type { putmeReport } from '#contract/admissions/putme-results.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** Ten scores each, and 100 with the last of them. */
const BANDS = Array.from({ length: 10 }, (_, tens) => `${tens * 10}-${tens === 9 ? 100 : tens * 10 + 9}`);

const countByBand = sql('putme-results-by-band')`
  select least(r.putme_score / 10, 9)::int4 as tens, count(*)::int4 as candidates
    from putme_result r join jamb_candidate c on c.session_id = r.session_id and c.registration_number = r.registration_number
   where r.session_id = coalesce($sessionId?::int4, r.session_id) and c.department_id = coalesce($departmentId?::int4, c.department_id)
     and ($uploadId?::int4 is null or exists (select from sheet_upload_row u
            where u.upload_id = $uploadId and u.key = jsonb_build_array(r.session_id, r.registration_number)::text
              and u.outcome in ('created', 'corrected', 'same')))
   group by 1`;

export async function scoresByBand(
  db: Queryable,
  { sessionId, departmentId, uploadId }: Query<typeof putmeReport.report>,
): Promise<Reply<typeof putmeReport.report>> {
  const counted = new Map(
    (
      await countByBand(db, {
        sessionId: sessionId ?? null,
        departmentId: departmentId ?? null,
        uploadId: uploadId ?? null,
      })
    ).map(({ tens, candidates }) => [tens, candidates]),
  );
  const candidates = [...counted.values()].reduce((sum, each) => sum + each, 0);
  return {
    rows: candidates === 0 ? [] : BANDS.map((band, tens) => ({ band, candidates: counted.get(tens) ?? 0 })),
    total: { candidates },
  };
}
