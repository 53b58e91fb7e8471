import { usePortalData } from '../../core/portalData.ts';
import { Portal } from './Portal.tsx';

export function ProspectiveStudentsPage() {
  const { programmes } = usePortalData();
  return (
    <Portal
      title="Prospective Students"
      crumb="Prospective Students"
      category="Prospective Students"
      programmes={programmes.filter(({ made }) => made?.active !== false)}
      lead="All programmes: what each costs, until when you can apply, and what to do at each step."
    />
  );
}
