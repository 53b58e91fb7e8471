import type { profileOfStudent, ReadSection } from '#contract/students/profiles.ts';
import { Photograph } from '../../../kit/person/Photograph.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';

interface ProfileSectionsProps {
  readonly admissionId: string;
  readonly name: string;
}

/** What the student filled in, in words. What is medical is not here. */
export const ProfileSections = ({ admissionId, name }: ProfileSectionsProps) => (
  <ReadPart<typeof profileOfStudent>
    path="/Student/profile-sections"
    query={{ admissionId }}
    label="Loading the profile"
  >
    {({ sections, passport }) => (
      <div className="stack">
        <Photograph id={passport} name={name} />
        {sections.map((section) => (
          <Section key={section.section} section={section} />
        ))}
      </div>
    )}
  </ReadPart>
);

export const Section = ({ section: { section, title, facts, lacks } }: { readonly section: ReadSection }) => (
  <section className="sheet" aria-labelledby={section}>
    <h2 id={section}>{title}</h2>
    {facts.length > 0 && (
      <dl className="facts facts--spaced record__facts">
        {facts.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    )}
    {lacks.length > 0 && <p>Missing: {lacks.join(', ')}</p>}
  </section>
);
