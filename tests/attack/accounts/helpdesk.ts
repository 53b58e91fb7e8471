import { randomUUID } from 'node:crypto';
import type { Finding } from '../attack.ts';
import { newAccount, signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { attemptsBy, healthOfficer, newRole } from './attempts.ts';

/** Who only keeps accounts goes for one that reads medical records, or opens one. */
export async function helpdesk(target: Target): Promise<Finding[]> {
  const admin = await signIn(target, 'admin');
  const role = await newRole(target, admin, ['staff', 'user-management']);
  const account = await newAccount(target, role.name);
  const clerk = await signIn(target, account.userName, account.password);
  const { findings, attempt } = attemptsBy(clerk, 'A helpdesk clerk');
  const { id, surname, firstname, userName, email, roleId, revision } = await healthOfficer(admin);
  const officer = { surname, firstname, userName, roleId };
  const thief = `thief.${target.random.letters(8)}@matricula.example`;
  const update = `/UserManagement/update-user/${id}?revision=${revision}`;
  await attempt("re-addresses the health officer's account", 'PUT', update, { ...officer, email: thief });
  await attempt("mails a link to the health officer's account", 'POST', linkTo(id, email!));
  await attempt('closes it', 'POST', `/UserManagement/toggle-user-status/${id}`, { active: false });
  await attempt('closes it by its other name', 'POST', `/Authentication/toggle-user-activation-status?userId=${id}`, {
    active: false,
  });
  await attempt('changes where its salary is paid', 'PUT', `/UserManagement/update-staff/${id}?revision=1`, {
    staffTypeId: 1,
    departmentId: 22,
  });
  const bulk = await clerk.browser.call('POST', '/api/UserManagement/all-users/bulk/deactivate', {
    token: clerk.token,
    body: { key: randomUUID(), chosen: { ids: [{ id }] }, reason: 'To attack' },
  });
  if ((bulk.data as { readonly done?: number } | undefined)?.done === 1)
    findings.push({
      what: 'A helpdesk clerk closes it with others',
      reproduce: 'POST /api/UserManagement/all-users/bulk/deactivate with the id of the health officer',
    });
  await attempt('opens an account with the role of health officers', 'POST', '/UserManagement/create-user', {
    ...officer,
    userName: `thief.${target.random.letters(8)}`,
    email: thief,
  });
  const own = (await admin.browser.call('GET', `/api/UserManagement/user/${account.id}`, { token: admin.token })).data;
  await attempt('takes that role', 'PUT', `/UserManagement/update-user/${account.id}?revision=${own.revision}`, {
    surname: own.surname,
    firstname: own.firstname,
    userName: own.userName,
    email: own.email,
    roleId,
  });
  return findings;
}

const linkTo = (id: string, email: string) =>
  `/Authentication/send-setup-password-email?userId=${id}&email=${encodeURIComponent(email)}`;
