import type { Finding } from '../attack.ts';
import { newAccount, signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { attemptsBy, healthOfficer, newRole, roleNamed } from './attempts.ts';

/** One administrator alone, also by accounts of their own making, goes for what takes two. */
export async function loneAdministrator(target: Target): Promise<Finding[]> {
  const admin = await signIn(target, 'admin');
  const { findings, attempt } = attemptsBy(admin, 'An administrator alone');
  const { id, surname, firstname, userName, email, roleId, revision } = await healthOfficer(admin);
  const person = { surname, firstname, roleId };
  const thief = `thief.${target.random.letters(8)}`;
  const address = `${thief}@matricula.example`;
  await attempt('re-addresses a health officer', 'PUT', `/UserManagement/update-user/${id}?revision=${revision}`, {
    ...person,
    userName,
    email: address,
  });
  await attempt(
    'mails a health officer a link',
    'POST',
    `/Authentication/send-setup-password-email?userId=${id}&email=${encodeURIComponent(email!)}`,
  );
  await attempt('opens the account of a health officer', 'POST', '/UserManagement/create-user', {
    ...person,
    userName: thief,
    email: address,
  });
  await attempt('gives it to themselves', 'POST', '/RoleClaims/create-user-claims', grantTo(admin.userId));
  const puppet = await newAccount(target);
  await attempt('gives it to an account of their making', 'POST', '/RoleClaims/create-user-claims', grantTo(puppet.id));
  const own = await newRole(target, admin, ['staff']);
  await newAccount(target, own.name);
  await attempt('gives it to the role of such an account', 'PUT', '/RoleClaims/update-role-claims', {
    roleId: own.id,
    give: ['health'],
    take: [],
  });
  const second = await newAccount(target, 'admin');
  const other = attemptsBy(
    await signIn(target, second.userName, second.password),
    'An administrator by a second account',
  );
  await other.attempt('gives it to another', 'POST', '/RoleClaims/create-user-claims', grantTo(puppet.id));
  await other.attempt('gives it to the first', 'POST', '/RoleClaims/create-user-claims', grantTo(admin.userId));
  const record = (await admin.browser.call('GET', `/api/UserManagement/user/${puppet.id}`, { token: admin.token }))
    .data;
  await other.attempt('gives its role', 'PUT', `/UserManagement/update-user/${puppet.id}?revision=${record.revision}`, {
    surname: record.surname,
    firstname: record.firstname,
    userName: record.userName,
    email: record.email,
    roleId: await roleNamed(admin, 'health'),
  });
  return [...findings, ...other.findings];
}

const grantTo = (userId: string) => ({ userId, claims: ['health'], granted: true });
