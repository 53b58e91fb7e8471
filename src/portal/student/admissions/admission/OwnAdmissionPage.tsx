import type { ownAdmission } from '#contract/admissions/offers.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { OwnAdmission } from './OwnAdmission.tsx';

export const OwnAdmissionPage = () => (
  <Loaded<typeof ownAdmission> path="/AdmissionList/own-admission" params={undefined}>
    {(own) => <OwnAdmission own={own} />}
  </Loaded>
);
