import list from '#lists/academics/unit-loads.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { departmentUnitLoads } from '#contract/academics/registration-rules.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof departmentUnitLoads.list> = {
  one: 'unit load',
  declared: list,
  at: ACADEMICS.unitLoads.to,
  path: '/CourseManagement/department-unit-loads',
  nameOf: ({ offeredBy, levelId, semester }) => `${offeredBy}, ${levelId} Level, ${semester}`,
  forms: { create: 'unit-load', correct: 'unit-load' },
  switchedOff: 'The level takes 16 to 24 units again. Who has registered keeps their courses.',
};

export const UnitLoadPages = () => <ResourcePages screens={SCREENS} />;
