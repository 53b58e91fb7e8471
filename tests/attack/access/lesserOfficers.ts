import { randomUUID } from 'node:crypto';
import type { Claim } from '#contract/people/claims.ts';
import type { Finding } from '../attack.ts';
import { type Account, newAccount, type SignedIn, signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';

/** Enough to decide on claims and accounts, and little beside it. */
const LESSER: readonly Claim[] = ['staff', 'access-control', 'user-management'];
const BEYOND: readonly Claim[] = [
  'audit',
  'impersonate',
  'fees',
  'marks',
  'results',
  'invoices',
  'applications',
  'school-setup',
  'student-management',
];

interface Officers {
  readonly admin: SignedIn;
  readonly officer: SignedIn;
  /** An administrator, by a role of their own with everything that one may do. */
  readonly chief: Account;
  readonly chiefRole: number;
}

async function officersOf(target: Target): Promise<Officers> {
  const admin = await signIn(target, 'admin');
  const { data: roles } = await admin.browser.call('GET', '/api/RoleClaims/roles', { token: admin.token });
  const made = async (claims: readonly Claim[]) => {
    const name = `attack ${target.random.letters(8)}`.toLowerCase();
    const { data, text } = await admin.browser.call('POST', '/api/RoleClaims/create-role', {
      token: admin.token,
      body: { name, maySignIn: true, claims },
    });
    if (!data) throw new Error(`No role: ${text}`);
    return { name, id: data.id };
  };
  const [lesser, whole] = [await made(LESSER), await made(roles.find(({ name }) => name === 'admin')!.claims)];
  const [account, chief] = [await newAccount(target, lesser.name), await newAccount(target, whole.name)];
  return { admin, officer: await signIn(target, account.userName, account.password), chief, chiefRole: whole.id };
}

/** One who may decide on claims and accounts goes for the account and the role of one who may do more. */
export async function lesserOfficers(target: Target): Promise<Finding[]> {
  const {
    admin,
    officer: { browser, token },
    chief,
    chiefRole,
  } = await officersOf(target);
  const findings: Finding[] = [];
  const attempt = async (method: string, path: string, body?: object) => {
    const { status, data } = await browser.call(method, `/api${path}`, { token, ...(body && { body }) });
    const isDone = status < 300 && !((data as { readonly done?: number } | null)?.done === 0);
    if (isDone)
      findings.push({
        what: `Who may do less changes one who may do more: ${method} ${path.replace(/[?].*/, '')} answers ${status}`,
        reproduce: `${method} /api${path} ${JSON.stringify(body ?? null)} with the claims ${LESSER.join(', ')}`,
      });
  };
  const recordOf = async () =>
    (await admin.browser.call('GET', `/api/UserManagement/user/${chief.id}`, { token: admin.token })).data;
  const roleNow = async () =>
    (await admin.browser.call('GET', '/api/RoleClaims/roles', { token: admin.token })).data.find(
      ({ id }) => id === chiefRole,
    )!;

  await attempt('PUT', `/RoleClaims/update-user-claims/${chief.id}`, { granted: [], denied: BEYOND });
  await attempt('POST', '/RoleClaims/create-user-claims', { userId: chief.id, claims: BEYOND, granted: false });
  await attempt('PUT', '/RoleClaims/update-role-claims', { roleId: chiefRole, give: [], take: ['audit'] });
  const role = await roleNow();
  await attempt('PUT', `/RoleClaims/role/${chiefRole}?revision=${role.revision}`, {
    name: role.name,
    maySignIn: false,
  });
  // As if somebody had denied it all to them: the next step to their account.
  await admin.browser.call('PUT', `/api/RoleClaims/update-user-claims/${chief.id}`, {
    token: admin.token,
    body: { granted: [], denied: BEYOND },
  });
  const { surname, firstname, userName, roleId, revision } = await recordOf();
  await attempt(
    'POST',
    `/Authentication/send-setup-password-email?userId=${chief.id}&email=${encodeURIComponent(chief.email)}`,
  );
  await attempt('PUT', `/UserManagement/update-staff/${chief.id}?revision=1`, { staffTypeId: 1, departmentId: 22 });
  await attempt('PUT', `/Lecturer/update/${chief.id}?revision=${revision}`, {
    surname,
    firstname,
    userName,
    email: `thief.${userName}@matricula.example`,
    departmentId: 22,
  });
  await attempt('PUT', `/UserManagement/update-user/${chief.id}?revision=${revision}`, {
    surname,
    firstname,
    userName,
    roleId,
    email: `thief.${userName}@matricula.example`,
  });
  await attempt('POST', '/UserManagement/all-users/bulk/deactivate', {
    key: randomUUID(),
    chosen: { ids: [{ id: chief.id }] },
    reason: 'To attack',
  });
  await attempt('POST', `/UserManagement/toggle-user-status/${chief.id}`, { active: false });
  await attempt('POST', `/Authentication/toggle-user-activation-status?userId=${chief.id}`, { active: false });
  return findings;
}

/** Takes a claim from everybody who holds it, after which nobody could give it again. */
export async function lostClaims(target: Target): Promise<Finding[]> {
  const { browser, token } = await signIn(target, 'admin');
  const { data: roles } = await browser.call('GET', '/api/RoleClaims/roles', { token });
  // Of the attacks before this one, accounts are left that hold everything: their roles give up the claim first.
  const holders = roles.filter(
    ({ claims, name, holders: count }) => name !== 'admin' && count > 0 && claims.includes('audit'),
  );
  for (const { id } of holders)
    await browser.call('PUT', '/api/RoleClaims/update-role-claims', {
      token,
      body: { roleId: id, give: [], take: ['audit'] },
    });
  const { id, name } = roles.find((role) => role.name === 'admin')!;
  const taken = await browser.call('PUT', '/api/RoleClaims/update-role-claims', {
    token,
    body: { roleId: id, give: [], take: ['audit'] },
  });
  const { data: now } = await browser.call('GET', '/api/RoleClaims/roles', { token });
  const revision = now.find((role) => role.id === id)!.revision;
  const closed = await browser.call('PUT', `/api/RoleClaims/role/${id}?revision=${revision}`, {
    token,
    body: { name, maySignIn: false },
  });
  for (const each of holders)
    await browser.call('PUT', '/api/RoleClaims/update-role-claims', {
      token,
      body: { roleId: each.id, give: ['audit'], take: [] },
    });
  return [
    ...(taken.status < 300
      ? [
          {
            what: 'The last who held `audit` has lost it, and nobody is left who may give it',
            reproduce: 'PUT /api/RoleClaims/update-role-claims takes audit from the only role that holds it',
          },
        ]
      : []),
    ...(closed.status < 300
      ? [
          {
            what: 'The only role that holds `audit` is closed to signing in, and nobody is left who may give it',
            reproduce: 'PUT /api/RoleClaims/role/{id} of the only role that holds audit, with maySignIn: false',
          },
        ]
      : []),
  ];
}
