import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { ProgrammeList } from '../../src/portal/staff/admissions/programmes/ProgrammeList.tsx';
import { ProgrammeSheet } from '../../src/portal/staff/admissions/programmes/ProgrammeSheet.tsx';
import { declarationOf, summaries } from './delivered.ts';

/** For the ids of its lists, which an author opens. */
const queries = new QueryClient();

export const ProgrammeStory = ({ programme }: { programme: string }) => (
  <Suspense fallback="Loading…">
    <Declared programme={programme} />
  </Suspense>
);

function Declared({ programme }: { programme: string }) {
  const summary = use(summaries()).find(({ id }) => id === programme)!;
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ProgrammeSheet summary={summary} programme={use(declarationOf(summary))} />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

export const CatalogueStory = () => (
  <Suspense fallback="Loading…">
    <All />
  </Suspense>
);

const All = () => (
  <MemoryRouter>
    <ProgrammeList programmes={use(summaries())} />
  </MemoryRouter>
);

export async function searchMessage({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'more than 15 years');
  const results = await canvas.findAllByRole('link', { name: /Date of birth.*more than 15 years/ });
  await expect(results[0]!.getAttribute('href')).toMatch(/^\/applications\/programmes\/.+#.+dateOfBirth$/);
}
