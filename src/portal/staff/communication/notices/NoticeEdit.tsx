import { useParams } from 'react-router-dom';
import type { Notice, notice, updateNotice } from '#contract/communication/notices.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { EditPage } from '../../../kit/form/EditPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';

export function NoticeEdit() {
  const { id = '' } = useParams();
  return (
    <Loaded<typeof notice> path="/Notices/:id" params={{ id }}>
      {(record) => <Correct key={id} record={record} />}
    </Loaded>
  );
}

function Correct({ record }: { readonly record: Notice }) {
  const session = useSession();
  const byId = { path: '/Notices/:id', params: { id: record.id } } as const;
  return (
    <EditPage
      title="Correct a notice"
      crumbs={[COMMUNICATION.notices, { name: record.title }]}
      form="notice"
      done="The notice has been corrected"
      to={COMMUNICATION.notices.to}
      record={record}
      latest={() => session.call<typeof notice>({ method: 'GET', ...byId })}
      send={(body, revision) =>
        session.call<typeof updateNotice>({ method: 'PUT', ...byId, query: { revision }, body })
      }
    />
  );
}
