import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Form, form as endpoint } from '#contract/admissions/forms.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import work from '#work/form-draft.json' with { type: 'json' };
import { HashTabs } from '../../../kit/record/HashTabs.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Changes } from './Changes.tsx';
import { SectionSheet } from './SectionSheet.tsx';
import { SourceSheet } from './SourceSheet.tsx';
import { useEdits } from './useEdits.tsx';
import './studio.css';

const { studio, declarations } = ADMISSIONS;

export const FormPage = ({ id }: { readonly id: string }) => (
  <Loaded<typeof endpoint> path="/Application/form/:programme" params={{ programme: id }}>
    {(form) => <OpenForm form={form} />}
  </Loaded>
);

function OpenForm({ form }: { readonly form: Form }) {
  const edits = useEdits(form);
  const { draft, sections, history } = form;
  const isEditable = draft === null || draft.state === 'editing';
  const parts = { form, isEditable, edits };
  const changes = history.filter(({ undoneAt }) => undoneAt === null).length;
  return (
    <Page title={form.name} width="wide" crumbs={[studio, { name: form.name }]}>
      <div className="stack">
        <RecordSheet
          title={form.name}
          facts={factsOf(form, changes)}
          actions={draft && <Steps work={work} path="/Application/formDraft" record={draft} />}
        />
        <Mistakes form={form} />
        <HashTabs
          id="form"
          tabs={[
            {
              hash: 'questions',
              name: 'Questions',
              panel: (
                <div className="stack">
                  {sections.map((section) => (
                    <SectionSheet key={section.name} section={section} {...parts} />
                  ))}
                </div>
              ),
            },
            { hash: 'changes', name: `Changes (${changes})`, panel: <Changes {...parts} /> },
            { hash: 'source', name: 'Source', panel: <SourceSheet {...parts} /> },
          ]}
        />
      </div>
      {edits.dialog}
    </Page>
  );
}

const factsOf = (
  { id, version, draft, filesChanged }: Form,
  changes: number,
): readonly (readonly [string, ReactNode])[] => [
  [
    'Published',
    <>
      Version {version}. <Link to={`${declarations.to}/${id}`}>See what it asks</Link>
    </>,
  ],
  ['Draft', draft ? `${draft.status}, ${changes === 1 ? 'one change' : `${changes} changes`}` : 'None'],
  ...(draft ? [['Begun by', draft.begunBy] as const] : []),
  ...(filesChanged ? [['Files', 'They have changed since this was published here, and are not served'] as const] : []),
];

/** The checker's own sentences, each at its place. */
function Mistakes({ form: { mistakes } }: { readonly form: Form }) {
  if (mistakes.length === 0) return null;
  return (
    <section className="sheet" aria-label="Please correct">
      <h2>Please correct this before it is published</h2>
      <ul>
        {mistakes.map(({ file, line, place, sentence }) => (
          <li key={`${file} ${line} ${sentence}`}>
            <strong>{place || file}</strong>: {sentence} <span className="studio-facts">{`${file}, line ${line}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
