import { Link } from 'react-router-dom';
import list from '#lists/academics/registration-windows.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { registrationWindows } from '#contract/academics/registration-rules.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof registrationWindows.list> = {
  one: 'registration window',
  declared: list,
  at: ACADEMICS.windows.to,
  path: '/CourseRegistration/open-or-close-course-registration',
  createsWith: 'school-setup',
  forms: { create: 'registration-window', correct: 'registration-window' },
  switchedOff:
    'Registration closes at once for this student type. A student with a window of their own may still register.',
  listActions: (
    <Link className={buttonClass(undefined, 'outlined')} to={ACADEMICS.studentWindows.to}>
      For one student
    </Link>
  ),
};

export const WindowPages = () => <ResourcePages screens={SCREENS} />;
