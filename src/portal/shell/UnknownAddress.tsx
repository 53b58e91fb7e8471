import { Link, useLocation } from 'react-router-dom';
import { SHELL } from '#contract/shell/pages.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';

/** Within the shell, so that the menu leads on. */
export function UnknownAddress() {
  const { pathname } = useLocation();
  return (
    <Page title="There is no such page" width="narrow" lead={`The portal has no page at ${pathname}.`}>
      <p>Please check the address, or choose a page from the menu.</p>
      <div className="actions">
        <Link className={buttonClass('primary')} to={SHELL.dashboard.to}>
          Go to the dashboard
        </Link>
      </div>
    </Page>
  );
}
