import { useState } from 'react';
import type { askAward } from '#contract/finance/award-requests.ts';
import type { bursarySettings } from '#contract/finance/bursary-settings.ts';
import type { awardScholarship } from '#contract/finance/scholarships.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { newId } from '../../../kit/newId.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { useSession } from '../../../session/useSession.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';

type Effects = Reply<typeof awardScholarship>;

interface AwardActsProps {
  readonly effects: Effects;
  readonly asked: { readonly scholarshipId: number; readonly numbers: string[] };
  readonly award: () => Promise<Effects>;
  readonly onDone: () => void;
}

/** Another person approves what was seen, unless the college lets one award. */
export function AwardActs({ effects: { students, awardKobo, digest }, asked, award, onDone }: AwardActsProps) {
  const session = useSession();
  const { claims = [] } = useSignedIn() ?? {};
  const { data: settings } = useRead<typeof bursarySettings>('/Bursary/settings', undefined);
  const [request] = useState(newId);
  if (!settings) return null;
  const question = `${students === 1 ? '1 student is' : `${withThousands(students)} students are`} awarded ${formatNaira(awardKobo)} in all.`;
  if (!settings.awardsByTwo && claims.includes('award-approve'))
    return (
      <Act
        label="Award"
        intent="primary"
        question={question}
        done={
          students === 1 ? '1 student has the scholarship' : `${withThousands(students)} students have the scholarship`
        }
        act={async () => {
          await award();
          onDone();
        }}
      />
    );
  return (
    <Act
      label="Ask to award"
      intent="primary"
      question={`${question} Nothing is awarded before another person has approved it.`}
      done="It waits for another person"
      act={async () => {
        await session.call<typeof askAward>({
          method: 'POST',
          path: '/Payment/award-request',
          body: { request, ...asked, digest },
        });
        onDone();
      }}
    />
  );
}
