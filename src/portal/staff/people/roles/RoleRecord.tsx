import { useNavigate } from 'react-router-dom';
import { PEOPLE } from '#contract/people/pages.ts';
import type { removeRole, Role, updateRole } from '#contract/people/roles.ts';
import { useSeenRevision } from '../../../kit/conflict/useSeenRevision.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import { people } from './people.ts';
import { RoleClaims } from './RoleClaims.tsx';
import { RoleFields } from './RoleFields.tsx';

export function RoleRecord({ role }: { readonly role: Role }) {
  const session = useSession();
  const saved = useSaved();
  const navigate = useNavigate();
  const { id, name, holders, fixed } = role;
  const revision = useSeenRevision(role);
  const save = async (body: { name: string; maySignIn: boolean }) => {
    await session.call<typeof updateRole>({ method: 'PUT', path: '/RoleClaims/role/:id', params: { id }, query: { revision: revision.seen }, body });
    revision.saved();
    await saved('The role has been saved');
  };
  const remove = async () => {
    await session.call<typeof removeRole>({ method: 'DELETE', path: '/RoleClaims/role/:id', params: { id } });
    await navigate(PEOPLE.roles.to);
  };
  return (
    <PageFrame title={name} crumbs={[PEOPLE.roles, { name }]} lead={`Held by ${people(holders)}.`}>
      <div className="stack">
        <section className="sheet" aria-label="Role"><RoleFields role={role} label="Save role" save={save} /></section>
        <RoleClaims role={role} />
        {!fixed && holders === 0 && (
          <div className="actions"><Act label="Remove role" isDanger question={`The role ${name} is removed, with what it may do.`} done="The role has been removed" act={remove} /></div>
        )}
      </div>
    </PageFrame>
  );
}
