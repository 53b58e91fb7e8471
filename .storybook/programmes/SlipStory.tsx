import { Suspense, use } from 'react';
import { SlipView } from '../../src/form/slip/SlipView.tsx';
import { slipOf } from './delivered.ts';
import { PORTRAIT } from './portrait.ts';

export const SlipStory = ({ programme }: { programme: string }) => (
  <Suspense fallback="Loading…">
    <Printed programme={programme} />
  </Suspense>
);

const Printed = ({ programme }: { programme: string }) => (
  <SlipView slip={use(slipOf(programme))} school="Matricula College" photoUrl={PORTRAIT} />
);
