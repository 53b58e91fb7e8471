import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Profile, studentProfile } from '#contract/students/profiles.ts';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Overview } from './Overview.tsx';

/** Loaded as a section is opened: the page of what is there needs no form. */
const SectionEditor = lazy(async () => ({ default: (await import('./SectionEditor.tsx')).SectionEditor }));

const PROFILE = '/Student/student-profile';

/** A student's own record: what stands in it, and the eight sections that they fill in themselves. `?section=` opens one of them. */
export function StudentRecord() {
  const session = useSession();
  const section = useSearchParams()[0].get('section');
  const { data, error, refetch } = useQuery({
    queryKey: [PROFILE],
    queryFn: ({ signal }) => session.call<typeof studentProfile>({ method: 'GET', path: PROFILE }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState lines={6} label="Loading your record" />;
  if (data === null) return <NoRecord />;
  return <Shown profile={data} section={section} />;
}

function Shown({ profile, section }: { readonly profile: Profile; readonly section: string | null }) {
  const opened = profile.sections.find((each) => each.section === section);
  return opened ? (
    <Suspense fallback={<LoadingState lines={6} />}>
      <SectionEditor key={opened.section} profile={profile} opened={opened} />
    </Suspense>
  ) : (
    <Overview profile={profile} />
  );
}

const NoRecord = () => (
  <section className="sheet">
    <h2>You have no student record yet</h2>
    <p>It begins when you have accepted the offer of admission. If you have, please ask the admissions office.</p>
  </section>
);
