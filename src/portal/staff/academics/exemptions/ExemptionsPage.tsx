import { Link } from 'react-router-dom';
import type { exemptions } from '#contract/academics/exemptions.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import declared from '#lists/academics/exemptions.json' with { type: 'json' };
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { buttonClass } from '../../../ui/Button.tsx';

/** Each leads to all exemptions of its student. */
export function ExemptionsPage() {
  const mayAsk = useSignedIn()?.claims.includes('publish-results');
  return (
    <ListPage<typeof exemptions.list>
      declared={declared}
      path="/Exemptions/exemptions"
      to={({ number }) => `${ACADEMICS.studentExemptions.to}?number=${encodeURIComponent(number)}`}
      actions={
        <Link className={buttonClass(undefined, 'outlined')} to={ACADEMICS.studentExemptions.to}>
          {mayAsk ? 'Exempt a student' : 'Find a student'}
        </Link>
      }
    />
  );
}
