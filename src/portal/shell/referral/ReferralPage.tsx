import type { ownReferrals } from '#contract/admissions/referrals.ts';
import { Loaded } from '../../kit/record/Loaded.tsx';
import { RecordSheet } from '../../kit/record/RecordSheet.tsx';
import { Page } from '../../ui/Page.tsx';

export const ReferralPage = () => (
  <Loaded<typeof ownReferrals> path="/Authentication/Referrals" params={undefined}>
    {({ link, invoices, paid, submitted }) => (
      <Page
        title="Referral"
        width="wide"
        lead="Send this link to who wants to apply. You see how many came by it, and not who. Nobody is admitted for it."
      >
        <RecordSheet
          title="Your link"
          facts={[
            ['Your link', <a href={link}>{link}</a>],
            ['Invoices made', String(invoices)],
            ['Paid', String(paid)],
            ['Submitted', String(submitted)],
          ]}
        />
      </Page>
    )}
  </Loaded>
);
