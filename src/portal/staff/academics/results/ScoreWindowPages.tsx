import list from '#lists/academics/score-windows.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { scoreWindows } from '#contract/academics/score-windows.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof scoreWindows.list> = {
  one: 'last day for scores',
  declared: list,
  at: ACADEMICS.scoreWindows.to,
  path: '/Results/score-windows',
  switchedOff: 'No last day is shown to lecturers any more.',
  forms: { create: 'score-window', correct: 'score-window' },
};

export const ScoreWindowPages = () => <ResourcePages screens={SCREENS} />;
