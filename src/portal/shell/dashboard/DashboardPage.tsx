import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { SHELL } from '#contract/shell/pages.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { useOwnNotices } from '../notices/useOwnNotices.ts';
import { menuLinks } from '../menuLinks.ts';
import { Page as PageFrame } from '../../ui/Page.tsx';

const NoticeBoard = lazy(() => import('../notices/NoticeBoard.tsx').then(({ NoticeBoard: Shown }) => ({ default: Shown })));

export function Page() {
  const { fullName = '', menuItems = [] } = useSignedIn() ?? {};
  const links = menuLinks(menuItems).filter(({ path }) => path !== SHELL.dashboard.to);
  return (
    <PageFrame title="Dashboard" width="wide" lead={`Welcome, ${fullName}.`}>
      <ul className="tiles">
        {links.map(({ id, name, path }) => <li key={id}><Link className="sheet tile" to={path}><strong>{name}</strong></Link></li>)}
        <li><Link className="sheet tile" to="/change_password"><strong>Change Password</strong></Link></li>
      </ul>
      <Board />
    </PageFrame>
  );
}

function Board() {
  const { notices } = useOwnNotices();
  return notices.length > 0 && <Suspense fallback={null}><NoticeBoard notices={notices} /></Suspense>;
}
