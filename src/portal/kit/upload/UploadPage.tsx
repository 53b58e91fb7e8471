import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withThousands } from '#rules/money.ts';
import { USUAL_SHEET, type SheetSize } from '#rules/sheetLimits.ts';
import { saveAs } from '../../api/saveAs.ts';
import { useSession } from '../../session/useSession.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAction } from '../useAction.ts';
import { DropBox } from './DropBox.tsx';
import { SHEET_FILES } from './sheetFiles.ts';
import { FileQuestionForm } from './FileQuestionForm.tsx';
import { LastUpload } from './LastUpload.tsx';
import { raiseFailure } from '../raiseFailure.ts';
import { RefusedFile } from './RefusedFile.tsx';
import { StagedUpload } from './StagedUpload.tsx';
import { UndoneUpload } from './UndoneUpload.tsx';
import { useSentFile } from './useSentFile.ts';
import './upload.css';

type ListCrumb = Crumb & { readonly to: string };

interface UploadPageProps {
  readonly title: string;
  /** The last crumb is the list that is uploaded to; a page without crumbs names it by `list`. */
  readonly crumbs: readonly [...Crumb[], ListCrumb] | readonly [];
  readonly list?: ListCrumb;
  readonly lead?: ReactNode;
  /** The contract's path of the list, or of its family. */
  readonly path: `/${string}`;
  /** Below it, in the family's own words. */
  readonly action?: string;
  readonly template?: string;
  readonly size?: SheetSize;
}

/** The address names the upload that is shown, so that a reload finds it again. */
export function UploadPage({
  title,
  crumbs,
  list = crumbs.at(-1) as ListCrumb,
  lead = 'Fill in the template, and see what your file does before it is done.',
  path,
  action = 'upload',
  template = 'template',
  size = USUAL_SHEET,
}: UploadPageProps) {
  const session = useSession();
  const page = useLocation().pathname.replace(/\/$/, '');
  const [address, setAddress] = useSearchParams();
  const at = `${path}/${action}` as const;
  const { send, busy, part, question, refused, cancel, latest } = useSentFile({ at, page }, (id) =>
    setAddress({ upload: String(id) }),
  );
  const [keepTemplate, keeping] = useAction(async () => {
    await session.download(`${path}/${template}`).then(
      (file) => saveAs(file, file.name),
      (error: unknown) => raiseFailure(error),
    );
  });
  const [upload, undo] = [Number(address.get('upload')), Number(address.get('undo'))];
  return (
    // A report has six tabs and a table as wide as the file.
    <Page title={title} crumbs={[...crumbs, { name: title }]} lead={lead} width={upload > 0 ? 'wide' : 'middle'}>
      <div className="stack">
        <section className="sheet" aria-label="File">
          <div className="upload__template">
            <Button look="outlined" icon={<Download />} busy={keeping} onClick={() => void keepTemplate()}>
              Download template
            </Button>
          </div>
          <DropBox
            label="Spreadsheet"
            help={`xlsx, xls, ods or csv, under ${size.megabytes} MB, at most ${withThousands(size.rows)} rows`}
            accept={SHEET_FILES}
            onFile={(file) => void send({ file })}
          />
          {latest && upload > 0 && (
            <Button look="minimal" busy={busy} onClick={() => void send({ file: latest.file, layout: {} })}>
              Match its columns again
            </Button>
          )}
          {busy && <progress className="upload__progress" value={part} aria-label="Sent" />}
          {refused && <RefusedFile {...refused} />}
        </section>
        {question && (
          <FileQuestionForm question={question} busy={busy} onAnswer={(sent) => void send(sent)} onClose={cancel} />
        )}
        {upload > 0 && <StagedUpload key={upload} id={upload} at={at} list={list} />}
        {undo > 0 && <UndoneUpload key={undo} id={undo} at={at} page={page} list={list} />}
        <LastUpload at={at} page={page} />
      </div>
    </Page>
  );
}
