import { useEffect, useState } from 'react';
import { sizeInWords } from '#rules/files.ts';
import type { FileStatus, Uploads } from './uploads.ts';

interface FileCardProps {
  readonly status: Exclude<FileStatus, { state: 'refused' }>;
  readonly uploads: Uploads;
  onReplace(): void;
  onRemove(): void;
}

export function FileCard({ status, uploads, onReplace, onRemove }: FileCardProps) {
  const { name, kind, size, state } = status;
  const sent = state === 'arrived' ? size : status.sent;
  const percent = Math.floor((sent / size) * 100);
  return (
    <div className="m-upload-card">
      <Picture status={status} uploads={uploads} />
      <div className="m-upload-facts">
        <p className="m-upload-name">{name}</p>
        <p className="m-help">
          {kind.toUpperCase()}, {sizeInWords(size)}
          {state === 'sending' && `, ${percent}% sent`}
        </p>
        {state === 'sending' && (
          <progress className="m-progress" aria-label={`Sending ${name}`} value={sent} max={size} />
        )}
        {state === 'sending' && status.isWaiting && (
          <p className="m-upload-wait" role="status">
            Waiting for the line. It goes on by itself, even after a reload.
          </p>
        )}
        {state === 'elsewhere' && (
          <p className="m-upload-wait">
            {percent}% has arrived from another device. Let that device go on, or choose the same file here to send the
            rest.
          </p>
        )}
        <div className="m-upload-buttons">
          {state === 'arrived' && <OpenButton status={status} uploads={uploads} />}
          {state !== 'sending' && (
            <ActButton act={state === 'elsewhere' ? 'Choose' : 'Replace'} name={name} onClick={onReplace} />
          )}
          <ActButton act={state === 'sending' ? 'Cancel' : 'Remove'} name={name} onClick={onRemove} />
        </div>
      </div>
    </div>
  );
}

const ActButton = ({ act, name, onClick }: { act: string; name: string; onClick: () => void }) => (
  <button type="button" className="bp6-button bp6-minimal" aria-label={`${act} ${name}`} onClick={onClick}>
    {act}
  </button>
);

function OpenButton({ status: { id, name }, uploads }: Pick<FileCardProps, 'status' | 'uploads'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = () => {
    setState('busy');
    uploads.open(id).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button
        type="button"
        className="bp6-button bp6-minimal"
        aria-label={`Open ${name}`}
        aria-busy={state === 'busy' || undefined}
        onClick={open}
      >
        {state === 'busy' ? 'Opening…' : 'Open'}
      </button>
      {state === 'failed' && (
        <span className="m-error" role="alert">
          It could not be opened. Please try again
        </span>
      )}
    </>
  );
}

function Picture({ status: { id, kind, state }, uploads }: Pick<FileCardProps, 'status' | 'uploads'>) {
  const [shown, setShown] = useState<{ readonly id: string; readonly url: string | null }>();
  useEffect(() => {
    let isShown = true;
    uploads.pictureUrl(id).then(
      (url) => {
        if (isShown) setShown({ id, url });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [uploads, id, state]);
  return (
    <div className="m-upload-picture">
      {shown?.id === id && shown.url ? (
        <img src={shown.url} alt="" />
      ) : (
        <span aria-hidden="true">{kind.toUpperCase()}</span>
      )}
    </div>
  );
}
