import declared from '#lists/admissions/olevel-checks.json' with { type: 'json' };
import type { oLevelChecks } from '#contract/admissions/olevel-checks.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { verifyAt } from './addresses.ts';

export const OLevelChecksPage = () => (
  <ListPage<typeof oLevelChecks.list>
    declared={declared}
    path="/OLevel/verifications"
    to={({ applicationNumber }) => verifyAt(applicationNumber)}
  />
);
