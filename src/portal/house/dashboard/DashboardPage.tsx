import { Link } from 'react-router-dom';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { menuLinks } from '../shell/menuLinks.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';

/** Home: a greeting, and a door to everything that this person may open. */
export function Page() {
  const { fullName = '', menuItems = [] } = useSignedIn() ?? {};
  const rooms = menuLinks(menuItems).filter(({ path }) => path !== '/dashboard');
  return (
    <PageFrame title="Dashboard" width="wide" lead={`Welcome, ${fullName}.`}>
      <ul className="tiles">
        {rooms.map(({ id, name, path }) => <li key={id}><Link className="sheet tile" to={path}><strong>{name}</strong></Link></li>)}
        <li><Link className="sheet tile" to="/change_password"><strong>Change Password</strong></Link></li>
      </ul>
    </PageFrame>
  );
}
