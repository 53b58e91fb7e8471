import type { OLevelDetails, oLevelDetails } from '#contract/admissions/olevel-checks.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { SittingSheet } from './SittingSheet.tsx';

export function VerifyResultPage() {
  const session = useSession();
  return (
    <FindPage<OLevelDetails>
      title={ADMISSIONS.verifyResult.name}
      lead="What the applicant claims, beside what the examination body says. A difference counts once a second officer has confirmed it."
      button="Find the result"
      asks={{
        name: 'regNumber',
        label: 'Application or JAMB registration number',
        maxLength: 40,
        missing: 'please input a number',
      }}
      find={(regNumber) =>
        session.call<typeof oLevelDetails>({ method: 'GET', path: '/OLevel/get-olevel-details', query: { regNumber } })
      }
      unknown={{
        status: 404,
        words: (number) => `No submitted application with an O-Level result has the number "${number}".`,
      }}
    >
      {({ applicationId, applicationNumber, fullName, programme, sittings }) => (
        <>
          <RecordSheet
            title={fullName}
            facts={[
              ['Name', fullName],
              ['Application number', applicationNumber],
              ['Programme', programme],
            ]}
          />
          {sittings.map((sitting) => (
            <SittingSheet
              key={`${sitting.sitting} ${sitting.revision} ${sitting.state}`}
              applicationId={applicationId}
              sitting={sitting}
            />
          ))}
        </>
      )}
    </FindPage>
  );
}
