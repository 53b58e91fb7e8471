import type { bursarySettings, changeBursarySettings } from '#contract/finance/bursary-settings.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { useSession } from '../../../session/useSession.ts';

const peopleFor = (byTwo: boolean): string => (byTwo ? 'Two people' : 'One person');

export function BursarySettingsPage() {
  const session = useSession();
  return (
    <ReadPart<typeof bursarySettings> path="/Bursary/settings" query={undefined} label="Loading what needs two people">
      {({ feesByTwo, awardsByTwo, revision }) => (
        <FormPage
          key={revision}
          title={FINANCE.bursarySettings.name}
          crumbs={[]}
          form="bursary-settings"
          answers={{ feesBy: peopleFor(feesByTwo), awardsBy: peopleFor(awardsByTwo) }}
          lead="What one person may do alone in the bursary. Each change is in the audit log."
          done="It holds from now on"
          save={async (answers) => {
            await session.call<typeof changeBursarySettings>({
              method: 'PUT',
              path: '/Bursary/settings',
              query: { revision },
              body: { ...answers },
            });
            return FINANCE.publications.to;
          }}
        />
      )}
    </ReadPart>
  );
}
