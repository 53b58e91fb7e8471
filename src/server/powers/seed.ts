import { type Claim, CLAIMS, type DeclaredClaim } from '#contract/claims.ts';
import type { Queryable } from '../platform/database/database.ts';
import { plantMenuItem, plantRole } from './sql/seed.ts';

const STAFF: readonly Claim[] = ['self', 'staff'];

/** The administrator holds whatever gives power over another: otherwise there would be something that nobody could give on. */
const ADMINISTRATOR = (Object.keys(CLAIMS) as Claim[]).filter((claim) => claim === 'self' || !(CLAIMS[claim] as DeclaredClaim).own);

interface SeededRole {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly maySignIn?: false;
}

const ROLES: readonly SeededRole[] = [
  { name: 'student', claims: ['self', 'student', 'pay'] },
  { name: 'lecturer', claims: [...STAFF, 'results', 'marks'] },
  { name: 'hod', claims: [...STAFF, 'results', 'marks', 'course-management', 'reports'] },
  { name: 'dean', claims: [...STAFF, 'results', 'reports'] },
  { name: 'bursar', claims: [...STAFF, 'fees', 'invoices', 'reports'] },
  { name: 'admissions', claims: [...STAFF, 'applications', 'student-management', 'utilities', 'reports'] },
  { name: 'admin', claims: ADMINISTRATOR },
  { name: 'alumnus', claims: ['self'], maySignIn: false },
];

interface SeededItem {
  readonly name: string;
  readonly path: string;
  readonly claim: Claim;
}

interface SeededGroup {
  readonly name: string;
  readonly items: readonly SeededItem[];
}

/** Every item leads to a page that there is; a test holds it to that. */
const MENU: readonly (SeededItem | SeededGroup)[] = [
  { name: 'Dashboard', path: '/dashboard', claim: 'self' },
  { name: 'Profile', path: '/profile', claim: 'self' },
  { name: 'Applications', path: '/programmes', claim: 'applications' },
];

/** Roles and menu of a new college. */
export async function seedPowers(tx: Queryable): Promise<void> {
  for (const { name, claims, maySignIn = true } of ROLES) await plantRole(tx, [name, maySignIn, JSON.stringify(claims)]);
  for (const [place, item] of MENU.entries()) {
    if ('path' in item) await plant(tx, item, null, place);
    else await plantGroup(tx, item, place);
  }
}

async function plantGroup(tx: Queryable, { name, items }: SeededGroup, place: number): Promise<void> {
  const [group] = await plantMenuItem(tx, [name, null, null, place, '[]']);
  for (const [index, item] of items.entries()) await plant(tx, item, group!.id, index);
}

const plant = (tx: Queryable, { name, path, claim }: SeededItem, group: number | null, place: number) =>
  plantMenuItem(tx, [name, path, group, place, JSON.stringify([claim])]);
