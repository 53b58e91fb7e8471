import { useNavigate } from 'react-router-dom';
import { PEOPLE } from '#contract/people/pages.ts';
import type { createRole } from '#contract/people/roles.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Page as PageFrame } from '../../../ui/Page.tsx';
import { roleAddress } from './addresses.ts';
import { RoleFields } from './RoleFields.tsx';

export function NewRole() {
  const session = useSession();
  const navigate = useNavigate();
  const saved = useSaved();
  return (
    <PageFrame title="New role" crumbs={[PEOPLE.roles, { name: 'New role' }]}>
      <section className="sheet" aria-label="New role">
        <RoleFields role={{ name: '', maySignIn: true, fixed: false }} label="Create role" save={async (body) => {
          const { id } = await session.call<typeof createRole>({ method: 'POST', path: '/RoleClaims/create-role', body });
          await saved('The role has been created. Now say what it may do.');
          await navigate(roleAddress(id), { replace: true });
        }} />
      </section>
    </PageFrame>
  );
}
