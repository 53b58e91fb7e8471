import type { Finding } from '../attack.ts';
import type { SignedIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';

/** Calls that should be refused, and a finding for each that was not. */
export function attemptsBy({ browser, token }: SignedIn, who: string) {
  const findings: Finding[] = [];
  const attempt = async (what: string, method: string, path: string, body?: object) => {
    const { status, data } = await browser.call(method, `/api${path}`, { token, ...(body && { body }) });
    if (status < 300)
      findings.push({
        what: `${who} ${what}`,
        reproduce: `${method} /api${path} ${JSON.stringify(body ?? null)}, answered ${status}`,
      });
    return data as { readonly id?: string } | undefined;
  };
  return { findings, attempt };
}

export interface NamedRole {
  readonly id: number;
  readonly name: string;
}

/** By the administrator of the demo college. */
export async function newRole(target: Target, admin: SignedIn, claims: readonly string[]): Promise<NamedRole> {
  const name = `attack ${target.random.letters(8)}`.toLowerCase();
  const { data, text } = await admin.browser.call('POST', '/api/RoleClaims/create-role', {
    token: admin.token,
    body: { name, maySignIn: true, claims },
  });
  if (!data) throw new Error(`No role: ${text}`);
  return { name, id: data.id };
}

export async function roleNamed({ browser, token }: SignedIn, name: string): Promise<number> {
  const { data } = await browser.call('GET', '/api/RoleClaims/roles', { token });
  return data.find((role) => role.name === name)!.id;
}

/** The health officer of the demo college. */
export async function healthOfficer(admin: SignedIn) {
  const { browser, token } = admin;
  const roleId = await roleNamed(admin, 'health');
  const { data: list } = await browser.call('GET', `/api/UserManagement/all-users?search=health&roleId=${roleId}`, {
    token,
  });
  const id = list.rows.find(({ userName }) => userName === 'health')!.id;
  return (await browser.call('GET', `/api/UserManagement/user/${id}`, { token })).data;
}
