import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../ui/Button.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';

export function NoAccessPage() {
  const refused = (useLocation().state as { fromError?: boolean } | null)?.fromError === true;
  return (
    <Page
      title="Unauthorized access"
      width="narrow"
      lead={refused ? 'The college did not allow what you asked for.' : 'You do not have access to this page.'}
    >
      <p>
        If you need this page, ask your office, or write to the address below. Nothing that you typed elsewhere is lost.
      </p>
      <div className="form__end">
        <Link className={buttonClass('primary')} to="/" replace>
          <span>Go to the first page</span>
          <ArrowRight />
        </Link>
      </div>
    </Page>
  );
}
