import { useNavigate } from 'react-router-dom';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { Claim } from '#contract/people/claims.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import type { removeRole, Role, roles, updateRole } from '#contract/people/roles.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { Act } from '../../../kit/record/Act.tsx';
import { useSession } from '../../../session/useSession.ts';
import { claimsChange } from './claimsChange.ts';
import { CLAIMS_WIDGETS } from './claimsWidget.tsx';
import { people } from './people.ts';

interface Typed {
  readonly name?: string;
  readonly maySignIn: boolean;
  readonly claims?: readonly Claim[];
}

export function RoleRecord({ role }: { readonly role: Role }) {
  const session = useSession();
  const navigate = useNavigate();
  const { id, name, holders, fixed } = role;
  const latest = async () =>
    (await session.call<typeof roles>({ method: 'GET', path: '/RoleClaims/roles' })).find((each) => each.id === id) ??
    role;
  const send = (answers: SectionAnswers, revision: number, seen: Role) => {
    const { name: typed = name, maySignIn, claims = [] } = answers as unknown as Typed;
    return session.call<typeof updateRole>({
      method: 'PUT',
      path: '/RoleClaims/role/:id',
      params: { id },
      query: { revision },
      body: { name: typed, maySignIn, ...claimsChange(seen.claims, claims) },
    });
  };
  const remove = async () => {
    await session.call<typeof removeRole>({ method: 'DELETE', path: '/RoleClaims/role/:id', params: { id } });
    await navigate(PEOPLE.roles.to);
  };
  return (
    <EditPage
      title={name}
      crumbs={[PEOPLE.roles]}
      lead={`Held by ${people(holders)}. What changes counts from the next click on.${fixed ? ' The portal itself goes by this name.' : ''}`}
      form={fixed ? 'fixed-role' : 'role'}
      widgets={CLAIMS_WIDGETS}
      submitLabel="Save role"
      done="The role has been saved"
      to={PEOPLE.roles.to}
      record={role}
      latest={latest}
      send={send}
    >
      {!fixed && holders === 0 && (
        <div className="actions">
          <Act
            label="Remove role"
            isDanger
            question={`The role ${name} is removed, with what it may do.`}
            done="The role has been removed"
            act={remove}
          />
        </div>
      )}
    </EditPage>
  );
}
