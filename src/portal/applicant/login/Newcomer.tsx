import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { withThousands } from '#rules/money.ts';
import { dayWindowWords, stateOn } from '#rules/window/dayWindow.ts';
import { chosen } from '../../core/chosen.ts';
import { usePortalData } from '../../core/portalData.ts';

/** Some cards lead straight to a login, where somebody new has nothing to log in with. */
export function Newcomer({ programme }: { readonly programme: ProgrammeSummary }) {
  const { invoice } = programme;
  const { today } = usePortalData();
  return (
    <div className="notice then--paid">
      {stateOn(programme, today) === 'open' ? (
        <div>
          <strong>
            New applicant?{' '}
            <Link to={invoice.generatePage} state={chosen(programme)}>
              Start here
            </Link>
          </strong>
          You get an RRR. With it you pay the application fee of ₦{withThousands(invoice.amount)}, and then log in here.
        </div>
      ) : (
        <div>
          <strong>{dayWindowWords(programme, today).join(' ')}</strong>If you have paid already, log in below.
        </div>
      )}
    </div>
  );
}
