import type { LastUpload as Latest, TakenBack } from '#contract/kit/upload.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { useSession } from '../../session/useSession.ts';
import { Act } from '../record/Act.tsx';
import { useRecord } from '../record/useRecord.ts';

/** Nothing is shown once the upload can no longer be taken back. */
export function LastUpload({ path }: { readonly path: string }) {
  const session = useSession();
  const upload = `${path}/upload`;
  const latest = useRecord(upload as `/${string}`, undefined).data as Latest | null | undefined;
  if (!latest) return null;
  return (
    <section className="sheet" aria-label="The latest upload">
      <h2>The latest upload</h2>
      <p>{withThousands(latest.created)} created by {latest.by}, {displayMoment(latest.at)}.</p>
      <div className="actions">
        <Act
          label="Take back" question="What this upload created is removed. What is in use already stays, and is switched off. What it changed stays changed."
          act={() => session.call({ method: 'DELETE', path: `${upload}/:id`, params: { id: latest.id } } as never) as Promise<TakenBack>}
          done={({ removed, switchedOff }: TakenBack) => `${withThousands(removed)} removed, ${withThousands(switchedOff)} switched off`}
        />
      </div>
    </section>
  );
}
