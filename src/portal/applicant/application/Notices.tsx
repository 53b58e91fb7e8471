import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import type { DeliveredProgramme } from '../session/programmes.ts';
import { GivenNotice } from './GivenNotice.tsx';
import { ReopenedNotice } from './ReopenedNotice.tsx';

interface NoticesProps {
  readonly application: ApplicationRecord;
  readonly declaration: DeliveredProgramme;
}

/** What the college did to the application, above its form. */
export const Notices = ({ application: { givenOn, formCompleted, reopened }, declaration }: NoticesProps) => (
  <>
    {givenOn && !formCompleted && <GivenNotice day={givenOn} />}
    {reopened && <ReopenedNotice {...reopened} programme={declaration} />}
  </>
);
