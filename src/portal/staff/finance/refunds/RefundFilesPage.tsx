import { useState } from 'react';
import declared from '#lists/finance/refund-files.json' with { type: 'json' };
import { FINANCE } from '#contract/finance/pages.ts';
import type { makeRefundFile, refundFiles } from '#contract/finance/refunds.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { newId } from '../../../kit/newId.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { useSession } from '../../../session/useSession.ts';

export function RefundFilesPage() {
  const session = useSession();
  const [request, setRequest] = useState(newId);
  const make = async () => {
    const made = await session.call<typeof makeRefundFile>({
      method: 'POST',
      path: '/Payment/refund-file',
      body: { request },
    });
    setRequest(newId());
    return made;
  };
  return (
    <ListPage<typeof refundFiles.list>
      declared={declared}
      path="/Payment/refund-files"
      crumbs={[FINANCE.refunds, FINANCE.refundFiles]}
      cells={{
        id: ({ id }) => <DownloadButton label={`File ${id}`} path={`/Payment/refund-file/${id}`} />,
      }}
      actions={
        <Act
          label="Make the bank’s file"
          intent="primary"
          question="All approved refunds go into one file. They are with the bank from then on: upload the file there once."
          done={({ id, refunds }) => `File ${id} has ${refunds === 1 ? '1 refund' : `${refunds} refunds`}`}
          act={make}
        />
      }
    />
  );
}
