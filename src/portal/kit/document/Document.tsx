import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { raiseFailure } from '../raiseFailure.ts';
import { saveAs } from '../../api/saveAs.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useAction } from '../useAction.ts';
import './document.css';

interface DocumentProps {
  /** The address of its bytes, below the API. */
  readonly path: string;
  readonly name: string;
  readonly contentType: string;
}

/** A picture is shown; what is none, such as a PDF, is saved and opened by the reader's own program. */
export const Document = ({ path, name, contentType }: DocumentProps) =>
  contentType.startsWith('image/') ? <Picture path={path} name={name} /> : <SaveDocument path={path} name={name} />;

function Picture({ path, name }: Omit<DocumentProps, 'contentType'>) {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['document', path],
    queryFn: ({ signal }) => session.download(path, { signal }),
    staleTime: Infinity,
  });
  const address = useObjectUrl(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!address) return <LoadingState lines={3} label={`Loading ${name}`} />;
  return (
    <a className="document" href={address} target="_blank" rel="noreferrer" title="Open in full size">
      <img src={address} alt={name} />
    </a>
  );
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function SaveDocument({ path, name }: Omit<DocumentProps, 'contentType'>) {
  const session = useSession();
  const [save, busy] = useAction(async () => {
    await session.download(path).then(
      (file) => saveAs(file, name),
      (error: unknown) => raiseFailure(error),
    );
  });
  return <Button look="outlined" icon={<Download />} busy={busy} onClick={() => void save()}>{`Save ${name}`}</Button>;
}
