import { useState } from 'react';
import type { Applicant, resetApplications } from '#contract/admissions/applicants.ts';
import { ApiError } from '../../../api/apiError.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import './applicants.css';

interface ReopenSectionsProps {
  readonly record: Pick<Applicant, 'id' | 'fullName' | 'sections' | 'may'>;
}

export function ReopenSections({ record: { id, fullName, sections, may } }: ReopenSectionsProps) {
  const session = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const mayReset = may.includes('reset');
  const toggle = (name: string) =>
    setChosen((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name]));
  const titles = sections.filter(({ name }) => chosen.includes(name)).map(({ title }) => title);
  return (
    <section className="sheet" aria-label="Sections">
      <h2>Sections</h2>
      {mayReset && <p>Choose what the applicant is to correct. The other sections stay locked.</p>}
      <ul className="reopened-sections">
        {sections.map(({ name, title, isSaved, isOpen }) => (
          <li key={name}>
            <label>
              {mayReset && (
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  disabled={!isSaved}
                  onChange={() => toggle(name)}
                />
              )}
              <span>{title}</span>
            </label>
            {isOpen && <StatusTag look="warning">Open</StatusTag>}
          </li>
        ))}
      </ul>
      {mayReset && chosen.length > 0 && (
        <ActionDialog
          label="Reopen"
          title={`Reopen sections of ${fullName}`}
          form="application-reset"
          intent="primary"
          lead={`Opened again: ${titles.join(', ')}. ${fullName} is mailed, and has to submit again. The slip of before stays, and its code says that it was replaced.`}
          done="Reopened, and the applicant is mailed"
          act={async ({ reason }) => {
            const { refused } = await session.call<typeof resetApplications>({
              method: 'POST',
              path: '/Application/reset-applications',
              body: { ids: [id], sections: [...chosen], reason: reason as string },
            });
            if (refused[0]) throw new ApiError(409, refused[0].why);
          }}
        />
      )}
    </section>
  );
}
