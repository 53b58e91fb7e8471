import { Navigate, useSearchParams } from 'react-router-dom';
import { HOSTELS } from '#contract/hostels/pages.ts';
import type { porterPlan } from '#contract/hostels/setup.ts';
import { Paper } from '../../kit/paper/Paper.tsx';
import { Page } from '../../ui/Page.tsx';
import { idIn } from './addresses.ts';

/** Without a hostel the page goes back to the list. */
export function PorterPlanPage() {
  const hostelId = idIn(useSearchParams()[0].get('hostel'));
  if (hostelId === null) return <Navigate to={HOSTELS.hostels.to} replace />;
  return (
    <Page title={HOSTELS.plan.name} crumbs={[HOSTELS.hostels]} lead="Rooms by floor, and who has each bed.">
      <Paper<typeof porterPlan.page> path="/Hostel/porter-plan" query={{ hostelId }} />
    </Page>
  );
}
