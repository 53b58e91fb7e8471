import { Link } from 'react-router-dom';
import declared from '#lists/admissions/admission-list.json' with { type: 'json' };
import type { admissionPlaces } from '#contract/admissions/admission-list.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const PlaceListPage = () => (
  <ListPage<typeof admissionPlaces.list>
    declared={declared}
    path="/AdmissionList/list"
    to={({ id }) => `${ADMISSIONS.admissionPlace.to}?place=${id}`}
    actions={
      <Link className={buttonClass('primary')} to={ADMISSIONS.admissionUpload.to}>
        Upload
      </Link>
    }
  />
);
