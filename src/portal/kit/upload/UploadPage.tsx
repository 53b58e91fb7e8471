import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { serverMessage } from '../../api/apiError.ts';
import { saveAs } from '../../api/saveAs.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useSession } from '../../session/useSession.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { useAction } from '../useAction.ts';
import { FAILED } from '../useSaved.ts';
import { DropBox } from './DropBox.tsx';
import { LastUpload } from './LastUpload.tsx';
import { StagedUpload } from './StagedUpload.tsx';
import './upload.css';

interface UploadPageProps {
  readonly title: string;
  /** The last crumb is the list that is uploaded to. */
  readonly crumbs: readonly [...Crumb[], Crumb & { readonly to: string }];
  /** The contract's path of the list; `upload` and `template` are below it. */
  readonly path: string;
}

const fail = (error: unknown) => raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });

/** The address names the upload that is shown, so that a reload finds it again. */
export function UploadPage({ title, crumbs, path }: UploadPageProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [part, setPart] = useState(0);
  const [send, busy] = useAction(async (file: File) => {
    setPart(0);
    const page = new URLSearchParams({ page: pathname.replace(/\/$/, '') });
    await session.upload<{ readonly id: number }>(`${path}/upload?${page}`, file, file.name, setPart).then(({ id }) => setAddress({ upload: String(id) }), fail);
  });
  const [keepTemplate, keeping] = useAction(async () => {
    await session.download(`${path}/template`).then((file) => saveAs(file, file.name), fail);
  });
  const list = crumbs.at(-1) as Crumb & { readonly to: string };
  const upload = Number(address.get('upload'));
  return (
    <PageFrame title={title} crumbs={[...crumbs, { name: title }]} lead="Fill in the template, and see what your file does before it is done.">
      <div className="stack">
        <section className="sheet" aria-label="File">
          <div className="upload__template"><Button look="outlined" icon={<Download />} busy={keeping} onClick={() => void keepTemplate()}>Download template</Button></div>
          <DropBox label="Spreadsheet" help="xlsx, under 3 MB, at most 20,000 rows" accept=".xlsx" onFile={(file) => void send(file)} />
          {busy && <progress className="upload__progress" value={part} aria-label="Sent" />}
        </section>
        {upload > 0 && <StagedUpload key={upload} id={upload} path={path} list={list} />}
        <LastUpload path={path} />
      </div>
    </PageFrame>
  );
}
