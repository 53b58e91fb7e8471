import type { Endpoint, Query, Reply } from '#contract/kit/endpoint.ts';
import type { PaperPage } from '#contract/kit/paper.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Photograph } from '../person/Photograph.tsx';
import { DownloadButton } from '../record/DownloadButton.tsx';
import { ReadPart } from '../record/ReadPart.tsx';
import { PaperSheet } from './PaperSheet.tsx';

interface PaperProps<E extends Endpoint> {
  readonly path: E['path'];
  readonly query: Query<E>;
}

/** A paper that `papered` declares: to read, to print, and to save as a PDF. */
export const Paper = <E extends Endpoint>({ path, query }: PaperProps<E>) => (
  <ReadPart<E> path={path} query={query} label="Reading the paper">
    {(reply: Reply<E>) => (
      <>
        <Sheet paper={reply as PaperPage} />
        <div className="papersheet-actions">
          <PrintButton />
          <DownloadButton label="Save as PDF" path={`${path}.pdf${inAddress(query as object)}`} />
        </div>
      </>
    )}
  </ReadPart>
);

const Sheet = ({ paper }: { readonly paper: PaperPage }) => (
  <PaperSheet
    paper={paper}
    photograph={paper.photographId && <Photograph id={paper.photographId} name={paper.holder} />}
  />
);

function inAddress(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}
