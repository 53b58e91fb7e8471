import { Link } from 'react-router-dom';
import { OWN_STUDENT } from '#contract/students/pages.ts';
import type { OwnSiwes, saveSiwes, studentSiwes } from '#contract/students/siwes.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';
import { OwnRead } from '../OwnRead.tsx';

const { name: TITLE } = OWN_STUDENT.siwes;

/** Form 8. It can be changed until the coordinator has signed it. */
export const SiwesPage = () => (
  <OwnRead<typeof studentSiwes> title={TITLE} path="/Student/student-siwes" query={undefined}>
    {(siwes) => (siwes.state === 'signed' ? <Signed {...siwes} /> : <Open siwes={siwes} />)}
  </OwnRead>
);

const Signed = ({ session, student, status }: OwnSiwes) => (
  <Page title={TITLE} lead="Your coordinator has signed the form. Ask them where something has changed.">
    <RecordSheet
      title="Your SIWES form"
      facts={[['Status', status], ['Session', session], ...student]}
      actions={<Link to={OWN_STUDENT.siwesPreview.to}>See and print Form 8</Link>}
    />
  </Page>
);

function Open({
  siwes: { session: year, student, answers, revision, status, returned },
}: {
  readonly siwes: OwnSiwes;
}) {
  const session = useSession();
  return (
    <FormPage
      title={TITLE}
      crumbs={[]}
      form="siwes"
      isStored
      answers={answers}
      submitLabel="Submit"
      done="Your SIWES form has been submitted"
      lead={`Form 8 of ${year}: where you do your industrial training. You can change it until your coordinator has signed it.`}
      save={async (data) => {
        await session.call<typeof saveSiwes>({
          method: 'PUT',
          path: '/Student/add-or-update-student-siwes-details',
          body: { data: { ...data }, revision },
        });
        return OWN_STUDENT.siwesPreview.to;
      }}
      before={
        returned && (
          <p className="notice notice--danger" role="status">
            {`${returned.by} returned your form: ${returned.reason ?? 'please look at it again'}`}
          </p>
        )
      }
    >
      <RecordSheet
        title="From your record"
        facts={[...student, ['Status', status ?? 'Not submitted']]}
        actions={revision > 0 && <Link to={OWN_STUDENT.siwesPreview.to}>See and print Form 8</Link>}
      />
    </FormPage>
  );
}
