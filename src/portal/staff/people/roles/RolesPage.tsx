import { Link, useSearchParams } from 'react-router-dom';
import type { Role, roles } from '#contract/people/roles.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { NEW, roleAddress } from './addresses.ts';
import { NewRole } from './NewRole.tsx';
import { people } from './people.ts';
import { RoleRecord } from './RoleRecord.tsx';
import { useClaimTitles } from './useClaimTitles.ts';
import './roles.css';

export function RolesPage() {
  const requested = useSearchParams()[0].get('role');
  if (requested === NEW) return <NewRole />;
  return (
    <Loaded<typeof roles> path="/RoleClaims/roles" params={undefined}>
      {(all) => {
        const role = all.find(({ id }) => String(id) === requested);
        return role ? <RoleRecord key={role.id} role={role} /> : <RoleList roles={all} />;
      }}
    </Loaded>
  );
}

function RoleList({ roles: all }: { readonly roles: readonly Role[] }) {
  const titles = useClaimTitles();
  return (
    <Page
      title="Roles"
      width="wide"
      lead="What a person may do comes from their roles. It can also be granted or denied to one person."
    >
      <div className="access__head">
        <Link className={buttonClass('primary')} to={roleAddress(NEW)}>
          New role
        </Link>
      </div>
      <ul className="access__rows">
        {all.map(({ id, name, maySignIn, holders, claims }) => (
          <li key={id} className="access__row">
            <span>
              <Link to={roleAddress(id)}>
                <strong>{name}</strong>
              </Link>
              <small>{titles(claims)}</small>
            </span>
            <span>{people(holders)}</span>
            {!maySignIn && <StatusTag look="warning">May not sign in</StatusTag>}
          </li>
        ))}
      </ul>
    </Page>
  );
}
