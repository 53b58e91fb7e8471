import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Profile, ProfileSection, studentProfile, updateStudentProfile } from '#contract/students/profiles.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { useRevised } from '../../../kit/conflict/useRevised.tsx';
import { declaredSection } from '../../../kit/form/declaredSection.ts';
import { ownFiles } from '../../../kit/form/ownFiles.ts';
import { SignedInForm } from '../../../kit/form/SignedInForm.tsx';
import { Unsaved } from '../../../kit/form/Unsaved.tsx';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';

const OVERVIEW = { search: '', hash: '#record' };

interface SectionEditorProps {
  readonly profile: Profile;
  readonly opened: ProfileSection;
}

export function SectionEditor({
  profile: {
    sections,
    files,
    personalData: { ninEnd },
  },
  opened: { section, title, answers, revision },
}: SectionEditorProps) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saved = useSaved();
  const [isChanged, setChanged] = useState(false);
  const [own] = useState(() => ownFiles(session, files));
  const form = `profile-${section}`;
  const { save, dialog } = useRevised({
    schema: async () => (await queries.fetchQuery(declaredSection(form))).schema,
    record: { ...answers, revision },
    latest: async () => {
      const now = await session.call<typeof studentProfile>({ method: 'GET', path: '/Student/student-profile' });
      const theirs = now!.sections.find((each) => each.section === section)!;
      return { ...theirs.answers, revision: theirs.revision };
    },
    send: (typed, seen) =>
      session.call<typeof updateStudentProfile>({
        method: 'PUT',
        path: '/Student/update-student-profile',
        body: { section, data: { ...typed }, revision: seen },
      }),
  });
  const next = sections.find((each) => each.section !== section && each.lacks.length > 0);
  const submit = async (typed: SectionAnswers) => {
    if (!(await save(typed))) return;
    setChanged(false);
    await saved(`${title} is saved`);
    await navigate(next ? { search: `?section=${next.section}`, hash: '#record' } : OVERVIEW);
  };
  return (
    <div className="stack">
      <p>
        <Link to={OVERVIEW}>All sections</Link>
      </p>
      <h2>{title}</h2>
      {section === 'personal-data' && ninEnd && (
        <p>The college has your NIN, which ends in {ninEnd}. Type it again only to replace it.</p>
      )}
      <SignedInForm
        name={form}
        answers={answers}
        files={own}
        submitLabel={next ? `Save, and go on with ${next.title}` : 'Save'}
        failed={FAILED}
        onEdit={() => setChanged(true)}
        onSubmit={submit}
      />
      {isChanged && <Unsaved />}
      {dialog}
    </div>
  );
}
