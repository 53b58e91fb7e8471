import type { Queryable } from '../../platform/database/database.ts';
import { hashPassword } from '../../platform/auth/passwordHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { SettingError } from '../../platform/settings.ts';
import { insertPerson } from './sql/seed.ts';

export const DEMO_PASSWORD = 'Portal#2026';

const UNDERGRADUATE = 1;
/** The student types of accounts that are not undergraduates'. */
const STUDENT_TYPES: Readonly<Record<string, number>> = { postgraduate: 2, jupeb: 8, predegree: 13 };

/** `newcomer` has not moved to the new account state yet, and `alumnus` may not sign in. */
const PEOPLE = [
  ['student', 'student', 'Okonkwo', 'Adaeze', 'Grace', '2006-03-14'],
  ['lecturer', 'lecturer', 'Bello', 'Ibrahim', '', '1979-08-02'],
  ['hod', 'hod', 'Adeyemi', 'Folasade', '', '1971-01-25'],
  ['dean', 'dean', 'Eze', 'Chukwuemeka', '', '1964-11-09'],
  ['bursar', 'bursar', 'Danjuma', 'Halima', '', '1975-05-30'],
  ['admissions', 'admissions', 'Ekanem', 'Idara', '', '1982-09-17'],
  ['admin', 'admin', 'Ogunleye', 'Tunde', '', '1980-12-12'],
  ['health', 'health', 'Akpan', 'Mfon', '', '1985-04-11'],
  ['adviser', 'course-adviser', 'Sule', 'Hauwa', '', '1984-02-19'],
  ['registry', 'registry', 'Onyekachi', 'Ngozi', '', '1973-10-08'],
  ['senate', 'senate', 'Bassey', 'Etim', '', '1960-06-30'],
  ['hostels', 'hostels', 'Lawal', 'Sani', '', '1977-12-01'],
  ['auditor', 'internal-audit', 'Okoro', 'Ifeanyi', '', '1969-03-21'],
  ['jupeb', 'student', 'Ibe', 'Chisom', '', '2008-01-30'],
  ['postgraduate', 'student', 'Garba', 'Zainab', '', '1998-07-15'],
  ['predegree', 'student', 'Etuk', 'Emmanuel', '', '2008-09-05'],
  ['newcomer', 'student', 'Yusuf', 'Maryam', '', '2007-06-21'],
  ['alumnus', 'alumnus', 'Nwosu', 'Peter', '', '1990-02-02'],
  ['porter', 'porter', 'Zubairu', 'Haruna', '', '1974-07-19'],
] as const;

export const DEMO_ACCOUNTS: readonly string[] = PEOPLE.map(([userName]) => userName).filter(
  (userName) => userName !== 'alumnus',
);

export async function seedAccounts(tx: Queryable, { settings, now }: Platform): Promise<void> {
  if (settings.sandbox) await seedDemoPeople(tx, now());
  else if (settings.adminEmail) await seedAdministrator(tx, 'admin', settings.adminEmail, now());
}

/** Nobody in the portal opened it, so its owner and the first administrator are two: see `roles/confidential.ts`. */
export async function seedSecondAdministrator(tx: Queryable, { settings, now }: Platform): Promise<void> {
  const seeded = await seedAdministrator(tx, 'admin2', settings.secondAdminEmail!, now());
  if (seeded.length === 0)
    throw new SettingError('SECOND_ADMIN_EMAIL names an address of an account, or an account is called admin2 already');
}

const seedAdministrator = (tx: Queryable, userName: string, email: string, now: Date) =>
  insertPerson(tx, {
    userName,
    role: 'admin',
    surname: 'Administrator',
    firstname: 'Portal',
    middlename: '',
    email,
    birthday: null,
    studentTypeId: null,
    passwordHash: null,
    now,
    hasMoved: true,
  });

async function seedDemoPeople(tx: Queryable, at: Date): Promise<void> {
  const hashed = await hashPassword(DEMO_PASSWORD);
  for (const [userName, role, surname, firstname, middlename, birthday] of PEOPLE) {
    const hasMoved = userName !== 'newcomer';
    const studentTypeId = role === 'student' ? (STUDENT_TYPES[userName] ?? UNDERGRADUATE) : null;
    await insertPerson(tx, {
      userName,
      role,
      surname,
      firstname,
      middlename,
      email: hasMoved ? `${userName}@matricula.example` : null,
      birthday,
      studentTypeId,
      passwordHash: hashed,
      now: at,
      hasMoved,
    });
  }
}
