import { usePortalData } from '../../app/portalData.ts';
import { Portal } from './Portal.tsx';

export function Page() {
  const { programmes } = usePortalData();
  return (
    <Portal title="Prospective Students" crumb="Prospective Students" category="Prospective Students" programmes={programmes}
      lead="Every programme that you can apply for, until when, for how much, and what to do at each step." />
  );
}
