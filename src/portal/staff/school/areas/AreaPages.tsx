import { Link } from 'react-router-dom';
import assignments from '#lists/school/area-assignments.json' with { type: 'json' };
import list from '#lists/school/areas.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { areas } from '#contract/school/areas.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof areas.list> = {
  one: 'area of specialization',
  declared: list,
  at: SCHOOL.areas.to,
  path: '/AreaOfSpecialization/areas',
  facts: () => [],
  forms: { create: 'school-name', correct: 'school-name' },
  uploads: true,
  switchedOff:
    'No department offers the area to new applicants any longer. People who have chosen it keep it, and its name stays on slips.',
  related: [
    {
      name: 'Departments',
      one: 'department',
      declared: assignments,
      page: SCHOOL.assignments,
      path: '/AreaOfSpecialization/assignments',
      by: 'areaId',
    },
  ],
  listActions: (
    <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.assignments.to}>
      Assigned areas
    </Link>
  ),
};

export const AreaPages = () => <ResourcePages screens={SCREENS} />;
