import type { Claim } from '#contract/people/claims.ts';
import type { Role } from '#contract/people/roles.ts';
import type { Answer } from './call.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './server.ts';

/** What an administrator of powers does, over the API. */
export interface RolesApi {
  readonly token: string;
  /** The audit entries of one kind, oldest first: what was, and what is. */
  audited(
    action: string,
  ): Promise<{ actor: string; subject_id: string; detail: { before: unknown; after: unknown } }[]>;
  role(name: string): Promise<Role>;
  changeRole(name: string, change: { give?: readonly Claim[]; take?: readonly Claim[] }): Promise<Answer>;
  except(userId: string, granted: boolean, ...claims: Claim[]): Promise<Answer>;
  end(userId: string, claim: Claim): Promise<Answer>;
}

export async function rolesApi(server: TestServer, userName = 'admin'): Promise<RolesApi> {
  const { token } = await signedIn(server, userName);
  const role = async (name: string): Promise<Role> => {
    const { data } = await server.call('GET', '/api/RoleClaims/roles', { token });
    return data.find((each) => each.name === name)!;
  };
  return {
    token,
    role,
    audited: async (action) =>
      (
        await server.platform.database.query({
          name: '',
          text: 'select actor, subject_id, detail from audit_entry where action = $1 order by id',
          values: [action],
        })
      ).rows as never,
    changeRole: async (name, { give = [], take = [] }) =>
      server.call('PUT', '/api/RoleClaims/update-role-claims', {
        token,
        body: { roleId: (await role(name)).id, give, take },
      }),
    except: (userId, granted, ...claims) =>
      server.call('POST', '/api/RoleClaims/create-user-claims', { token, body: { userId, claims, granted } }),
    end: (userId, claim) =>
      server.call('DELETE', `/api/RoleClaims/delete-user-claim?userId=${userId}&claim=${claim}`, { token }),
  };
}
