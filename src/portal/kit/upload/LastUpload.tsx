import { useSearchParams } from 'react-router-dom';
import type { LastUpload as Latest } from '#contract/kit/upload.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { useSession } from '../../session/useSession.ts';
import { Act } from '../record/Act.tsx';
import { useRecord } from '../record/useRecord.ts';
import type { UploadAddress } from './uploadAddress.ts';

/** Nothing is shown once the upload can no longer be taken back. */
export function LastUpload({ at, page }: Pick<UploadAddress, 'at' | 'page'>) {
  const session = useSession();
  const [, setAddress] = useSearchParams();
  const latest = useRecord(at, undefined).data as Latest | null | undefined;
  if (!latest) return null;
  const { id, by } = latest;
  const takeBack = async () => {
    await session.call({ method: 'DELETE', path: `${at}/:id`, params: { id }, query: { page } } as never);
    setAddress({ undo: String(id) });
  };
  return (
    <section className="sheet" aria-label="The latest upload">
      <h2>The latest upload</h2>
      <p>
        {whatItDid(latest)} by {by}, {displayMoment(latest.at)}.
      </p>
      <div className="actions">
        <Act
          label="Take back"
          act={takeBack}
          done="The upload is being taken back"
          question="What this upload changed becomes what it was, and what it created is removed. What somebody touched since stays, and so does what is in use."
        />
      </div>
    </section>
  );
}

function whatItDid({ created, changed }: Latest): string {
  if (changed === 0) return `${withThousands(created)} created`;
  return created === 0
    ? `${withThousands(changed)} changed`
    : `${withThousands(created)} created and ${withThousands(changed)} changed`;
}
