import type { Queryable } from '../platform/database/database.ts';
import { hashPassword } from '../platform/auth/passwordHash.ts';
import type { Platform } from '../platform/platform.ts';
import { insertMenuItem, insertPerson, insertRole } from './sql/seed.ts';

/** Of every demo account. */
export const DEMO_PASSWORD = 'Portal#2026';

/** The claim that everyone in the house holds: to see their own dashboard, profile and notices. */
const SELF = 'self';

const ROLES = [
  { name: 'student', claims: [SELF, 'student'] },
  { name: 'lecturer', claims: [SELF, 'staff'] },
  { name: 'hod', claims: [SELF, 'staff'] },
  { name: 'dean', claims: [SELF, 'staff'] },
  { name: 'bursar', claims: [SELF, 'staff'] },
  { name: 'admissions', claims: [SELF, 'staff', 'applications'] },
  { name: 'admin', claims: [SELF, 'staff', 'applications', 'impersonate'] },
  { name: 'alumnus', claims: [SELF], maySignIn: false },
] as const;

const MENU = [
  { name: 'Dashboard', path: '/dashboard', claim: SELF },
  { name: 'Profile', path: '/profile', claim: SELF },
  { name: 'Applications', path: '/programmes', claim: 'applications' },
] as const;

const STUDENT_TYPE_UNDERGRADUATE = 1;

/** The seven demo accounts, one of somebody who has not yet moved, and one that may not sign in. */
const PEOPLE = [
  ['student', 'student', 'Okonkwo', 'Adaeze', 'Grace', '2006-03-14'],
  ['lecturer', 'lecturer', 'Bello', 'Ibrahim', '', '1979-08-02'],
  ['hod', 'hod', 'Adeyemi', 'Folasade', '', '1971-01-25'],
  ['dean', 'dean', 'Eze', 'Chukwuemeka', '', '1964-11-09'],
  ['bursar', 'bursar', 'Danjuma', 'Halima', '', '1975-05-30'],
  ['admissions', 'admissions', 'Ekanem', 'Idara', '', '1982-09-17'],
  ['admin', 'admin', 'Ogunleye', 'Tunde', '', '1980-12-12'],
  ['newcomer', 'student', 'Yusuf', 'Maryam', '', '2007-06-21'],
  ['alumnus', 'alumnus', 'Nwosu', 'Peter', '', '1990-02-02'],
] as const;

/** Those to try the portal with; each is a user name. */
export const DEMO_ACCOUNTS: readonly string[] = PEOPLE.map(([userName]) => userName).filter((userName) => userName !== 'alumnus');

/** Roles and menu of a new college, and its first people: the demo's, or of a live one the administrator alone. */
export async function seedAccounts(tx: Queryable, { settings, now }: Platform): Promise<void> {
  for (const { name, claims, ...more } of ROLES) await insertRole(tx, [name, !('maySignIn' in more), JSON.stringify(claims)]);
  for (const [place, { name, path, claim }] of MENU.entries()) await insertMenuItem(tx, [name, path, place, claim]);
  if (settings.sandbox) await seedDemoPeople(tx, now());
  else if (settings.adminEmail) await insertPerson(tx, ['admin', 'admin', 'Administrator', 'Portal', '', settings.adminEmail, null, null, null, now(), true]);
}

async function seedDemoPeople(tx: Queryable, at: Date): Promise<void> {
  const hashed = await hashPassword(DEMO_PASSWORD);
  for (const [userName, role, surname, firstname, middlename, birthday] of PEOPLE) {
    const hasMoved = userName !== 'newcomer';
    const studentType = role === 'student' ? STUDENT_TYPE_UNDERGRADUATE : null;
    await insertPerson(tx, [userName, role, surname, firstname, middlename, hasMoved ? `${userName}@matricula.example` : null, birthday, studentType, hashed, at, hasMoved]);
  }
}
