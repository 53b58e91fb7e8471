import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { UploadReport } from '#contract/kit/upload.ts';
import { withThousands } from '#rules/money.ts';
import { serverMessage } from '../../api/apiError.ts';
import { saveAs } from '../../api/saveAs.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useSession } from '../../session/useSession.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { useAction } from '../useAction.ts';
import { FAILED, useSaved } from '../useSaved.ts';
import { DropBox } from './DropBox.tsx';
import { LastUpload } from './LastUpload.tsx';
import { Report } from './Report.tsx';
import './upload.css';

interface UploadPageProps {
  readonly title: string;
  /** The last crumb is the list that is uploaded to. */
  readonly crumbs: readonly [...Crumb[], Crumb & { readonly to: string }];
  /** The contract's path of the list; `upload` and `template` are below it. */
  readonly path: string;
}

interface Tried {
  readonly file: File;
  readonly report: UploadReport;
  readonly isDone: boolean;
}

export function UploadPage({ title, crumbs, path }: UploadPageProps) {
  const session = useSession();
  const saved = useSaved();
  const [part, setPart] = useState(0);
  const [tried, setTried] = useState<Tried>();
  const fail = (error: unknown) => raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });

  const [send, busy] = useAction(async (file: File, trial: boolean) => {
    try {
      setPart(0);
      const report = await session.upload<UploadReport>(`${path}/upload?trial=${trial}`, file, file.name, setPart);
      setTried({ file, report, isDone: !trial });
      if (!trial) await saved(`${withThousands(report.created)} created`);
    } catch (error) {
      setTried(undefined);
      fail(error);
    }
  });
  const [keepTemplate, keeping] = useAction(async () => {
    await session.download(`${path}/template`).then((file) => saveAs(file, file.name), fail);
  });
  const list = crumbs.at(-1)!;
  return (
    <PageFrame title={title} crumbs={[...crumbs, { name: title }]} lead="Fill in the template, and see what your file does before it is done.">
      <div className="stack">
        <section className="sheet" aria-label="File">
          <div className="upload__template"><Button look="outlined" icon={<Download />} busy={keeping} onClick={() => void keepTemplate()}>Download template</Button></div>
          <DropBox label="Spreadsheet" help="xlsx, under 3 MB, at most 2,000 rows" accept=".xlsx" onFile={(file) => void send(file, true)} />
          {busy && <progress className="upload__progress" value={part} aria-label="Sent" />}
        </section>
        {tried && (
          <Report {...tried}>
            {tried.isDone || tried.report.created === 0
              ? <Link className={buttonClass('primary')} to={list.to!}>{list.name}</Link>
              : <Button intent="primary" busy={busy} onClick={() => void send(tried.file, false)}>Create {withThousands(tried.report.created)}</Button>}
          </Report>
        )}
        <LastUpload path={path} />
      </div>
    </PageFrame>
  );
}
