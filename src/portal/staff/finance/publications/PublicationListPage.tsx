import type { bursarySettings } from '#contract/finance/bursary-settings.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { publications } from '#contract/finance/publications.ts';
import declared from '#lists/finance/publications.json' with { type: 'json' };
import { ListView } from '../../../kit/list/ListView.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { OnePersonNotice } from '../OnePersonNotice.tsx';

export function PublicationListPage() {
  const state = useList<typeof publications.list>(declared, '/Payment/fee-publications');
  const { data: settings } = useRead<typeof bursarySettings>('/Bursary/settings', undefined);
  return (
    <Page title={declared.title} width="wide" lead={declared.lead}>
      <div className="stack">
        {settings?.feesByTwo === false && <OnePersonNotice act="publishes fees" />}
        <div>
          <ListView state={state} to={({ id }) => `${FINANCE.publication.to}?id=${id}`} />
        </div>
      </div>
    </Page>
  );
}
