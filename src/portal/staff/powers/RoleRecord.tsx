import type { Role, updateRole } from '#contract/powers.ts';
import { useSaved } from '../../kit/useSaved.ts';
import { useHouse } from '../../session/useHouse.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { ROLES } from './addresses.ts';
import { people } from './people.ts';
import { RoleClaims } from './RoleClaims.tsx';
import { RoleFields } from './RoleFields.tsx';

/** One role: its name, and what its people may do. */
export function RoleRecord({ role }: { readonly role: Role }) {
  const house = useHouse();
  const saved = useSaved();
  const { id, name, holders } = role;
  const save = async (body: { name: string; maySignIn: boolean }) => {
    await house.call<typeof updateRole>({ method: 'PUT', path: '/RoleClaims/role/:id', params: { id }, body });
    await saved('The role has been saved');
  };
  return (
    <PageFrame title={name} crumbs={[ROLES, { name }]} lead={`Held by ${people(holders)}.`}>
      <div className="stack">
        <section className="sheet" aria-label="Role"><RoleFields role={role} label="Save role" save={save} /></section>
        <RoleClaims role={role} />
      </div>
    </PageFrame>
  );
}
