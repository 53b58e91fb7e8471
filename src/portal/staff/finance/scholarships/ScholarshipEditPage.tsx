import { useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type {
  createScholarship,
  findScholarship,
  Scholarship,
  updateScholarship,
} from '#contract/finance/scholarships.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';

const BY_ID = '/Payment/scholarship/:id';
const at = (id: number) => `${FINANCE.scholarship.to}?id=${id}`;

export function ScholarshipEditPage() {
  const id = Number(useSearchParams()[0].get('id'));
  if (!id) return <Create />;
  return (
    <Loaded<typeof findScholarship> path={BY_ID} params={{ id }}>
      {(scholarship) => <Correct scholarship={scholarship} />}
    </Loaded>
  );
}

function Create() {
  const session = useSession();
  return (
    <FormPage
      title="Create scholarship"
      crumbs={[FINANCE.scholarships]}
      form="scholarship"
      submitLabel="Create"
      done="The scholarship was created"
      save={async (answers) => {
        const { id } = await session.call<typeof createScholarship>({
          method: 'POST',
          path: '/Payment/scholarships',
          body: { ...answers },
        });
        return at(id);
      }}
    />
  );
}

function Correct({ scholarship }: { readonly scholarship: Scholarship }) {
  const session = useSession();
  const { id, name } = scholarship;
  return (
    <EditPage
      title="Edit scholarship"
      crumbs={[FINANCE.scholarships, { name, to: at(id) }]}
      form="scholarship"
      lead="Awards that were made stay as they are."
      done="The scholarship was saved"
      to={at(id)}
      record={scholarship}
      latest={() => session.call<typeof findScholarship>({ method: 'GET', path: BY_ID, params: { id } })}
      send={(body, revision) =>
        session.call<typeof updateScholarship>({
          method: 'PUT',
          path: '/Payment/update-scholarship/:id',
          params: { id },
          query: { revision },
          body: { ...body },
        })
      }
    />
  );
}
