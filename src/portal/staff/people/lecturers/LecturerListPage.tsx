import { Link } from 'react-router-dom';
import declared from '#lists/people/lecturers.json' with { type: 'json' };
import type { lecturers } from '#contract/people/lecturers.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const LecturerListPage = () => (
  <ListPage<typeof lecturers.list>
    declared={declared}
    path="/Lecturer/lecturer"
    to={({ id }) => `${PEOPLE.lecturerForm.to}?lecturer=${id}`}
    actions={
      <>
        <Link className={buttonClass(undefined, 'outlined')} to={PEOPLE.lecturerUpload.to}>
          Upload
        </Link>
        <Link className={buttonClass('primary')} to={PEOPLE.lecturerForm.to}>
          New lecturer
        </Link>
      </>
    }
  />
);
