import { lazy, Suspense } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { applicantTokens } from '../session/applicantTokens.ts';
import { useApplicant } from '../session/useApplicant.ts';

const DeviceAside = lazy(() => import('../offline/late.ts').then((module) => ({ default: module.DeviceAside })));

/** A page without a login shows a name and an RRR too, and the next person at a café's computer goes back to it. */
export function LeaveDevice() {
  const {
    school: { shortName },
    programmes,
  } = usePortalData();
  const programme = programmes.find(({ id }) => applicantTokens(shortName, id).held());
  if (programme) return <LogOut programme={programme} schoolShortName={shortName} />;
  const leave = async () => {
    const { leaveAsNobody } = await import('../offline/leaveDevice.ts');
    leaveAsNobody(shortName);
    window.location.replace('/');
  };
  return (
    <p className="then unprinted">
      Do other people use this device? Keep your RRR, then{' '}
      <Button look="minimal" intent="primary" onClick={() => void leave()}>
        Remove my details from it
      </Button>
    </p>
  );
}

function LogOut({
  programme,
  schoolShortName,
}: {
  readonly programme: ProgrammeSummary;
  readonly schoolShortName: string;
}) {
  const applicant = useApplicant(programme);
  if (!applicant.held) return null;
  return (
    <Suspense>
      <DeviceAside
        login={programme.routes.login}
        applicant={applicant}
        applicantId={applicant.held.applicantId}
        schoolShortName={schoolShortName}
        isBehind={nothingTyped}
        discard={nothing}
      />
    </Suspense>
  );
}

const nothingTyped = () => false;
const nothing = () => undefined;
