import type { awardRequests } from '#contract/finance/award-requests.ts';
import type { bursarySettings } from '#contract/finance/bursary-settings.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import declared from '#lists/finance/award-requests.json' with { type: 'json' };
import { ListView } from '../../../kit/list/ListView.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { OnePersonNotice } from '../OnePersonNotice.tsx';

export function AwardRequestListPage() {
  const state = useList<typeof awardRequests.list>(declared, '/Payment/award-requests');
  const { data: settings } = useRead<typeof bursarySettings>('/Bursary/settings', undefined);
  return (
    <Page title={declared.title} width="wide" lead={declared.lead}>
      <div className="stack">
        {settings?.awardsByTwo === false && <OnePersonNotice act="awards and withdraws scholarships" />}
        <div>
          <ListView state={state} to={({ id }) => `${FINANCE.awardRequest.to}?id=${id}`} />
        </div>
      </div>
    </Page>
  );
}
