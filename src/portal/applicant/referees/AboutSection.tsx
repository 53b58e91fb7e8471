import { lazy, Suspense } from 'react';
import { followUpOf } from '#catalogue/followUp.ts';
import type { RefereesProps } from './RefereesPanel.tsx';

const RefereesPanel = lazy(() => import('./RefereesPanel.tsx').then((module) => ({ default: module.RefereesPanel })));

export function AboutSection({ section, ...panel }: Omit<RefereesProps, 'canCorrect'> & { readonly section: string }) {
  if (followUpOf(panel.declaration.endpoints, 'ask-referees')?.section !== section) return null;
  return (
    <Suspense>
      <RefereesPanel {...panel} canCorrect={false} />
    </Suspense>
  );
}

/** On the preview a form can no longer be changed, and an address still can. */
export function AboutReferees(panel: Omit<RefereesProps, 'canCorrect'>) {
  if (!followUpOf(panel.declaration.endpoints, 'ask-referees')) return null;
  return (
    <Suspense>
      <RefereesPanel {...panel} canCorrect />
    </Suspense>
  );
}
