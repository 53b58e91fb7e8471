import { createHash } from 'node:crypto';
import { openDatabase } from '#server/platform/database/open.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

const APPLICANTS = 500;

/** Applications begun, each with a photograph and a token that a load may use. */
export interface College {
  readonly tokens: readonly string[];
  readonly passports: readonly string[];
}

export async function fillCollege(
  place: Pick<DatabasePlace, 'dataDir' | 'databaseUrl'>,
  root: string,
): Promise<College> {
  const database = await openDatabase(place);
  const version = loadCatalogue(root).byId('jupeb')!.version;
  const tokens = Array.from({ length: APPLICANTS }, (_, index) => `bench-token-${index}`);
  const { rows } = await database.query({
    name: 'bench.fill',
    values: [APPLICANTS, version, tokens.map((token) => createHash('sha256').update(token).digest())],
    text: `
    with applicant as (
      insert into application (application_number, programme, version, rrr, session_id, lastname, firstname, middlename, email, mobile_number,
                               passport_id, verification_code, started_at)
      select 'BENCH/' || n, 'jupeb', $2, 'bench' || n, 1, 'Okafor', 'Adaeze', 'Ngozi', 'ada@example.com', '08031234567',
             gen_random_uuid(), 'bench' || n, now() from generate_series(1, $1::int) n
      returning id, passport_id, substr(rrr, 6)::int as place
    ), photographed as (
      insert into document (id, file_id, application_id, purpose, content_type, byte_count, uploaded_at)
      select passport_id, passport_id, id, 'passport', 'image/jpeg', 1, now() from applicant
    ), opened as (
      insert into applicant_token (token_hash, application_id, expires_at) select ($3::bytea[])[place], id, now() + interval '1 day' from applicant
    )
    select passport_id from applicant order by place`,
  });
  await database.close();
  return { tokens, passports: rows.map((row) => row['passport_id'] as string) };
}
