import type { Database } from '#server/platform/database/database.ts';

export const USERS = 200_000;

const SURNAMES = [
  'Okonkwo',
  'Bello',
  'Adeyemi',
  'Eze',
  'Danjuma',
  'Ekanem',
  'Ogunleye',
  'Yusuf',
  'Nwosu',
  'Abubakar',
  'Okafor',
  'Balogun',
  'Ibrahim',
  'Obi',
  'Adeleke',
];
const FIRST_NAMES = [
  'Adaeze',
  'Ibrahim',
  'Folasade',
  'Chukwuemeka',
  'Halima',
  'Idara',
  'Tunde',
  'Maryam',
  'Peter',
  'Ngozi',
  'Emeka',
  'Aisha',
  'Sade',
];

/** A college of so many people: two roles in ten thousand parts of one, names that repeat as names do. */
export async function fillWithUsers(database: Database, people = USERS): Promise<void> {
  const query = (text: string, values: unknown[] = []) => database.query({ name: '', text, values });
  await query("insert into role (name, may_sign_in) values ('student', true), ('bursar', true)");
  await query(
    `
    insert into user_account (user_name, role_id, surname, firstname, email, created_at)
    select 'u' || n, case when n % 10000 = 0 then 2 else 1 end, ($1::text[])[1 + n % ${SURNAMES.length}], ($2::text[])[1 + n / 7 % ${FIRST_NAMES.length}] || n % 1000,
           'u' || n || '@example.com', '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, ${people}) n`,
    [SURNAMES, FIRST_NAMES],
  );
  await query('vacuum analyze user_account');
}
