import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import './file.css';
import { FileCard } from './FileCard.tsx';
import { useFile } from './useFile.ts';
import { isTouch } from './isTouch.ts';

const MEDIA_TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

export function FileWidget({ id, pointer, field, value, required, describedBy, error }: WidgetProps) {
  const file = useFile(pointer, field, value);
  const { status, uploads } = file;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const held = status && status.state !== 'refused' ? status : null;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!chosen) return;
    file.choose(chosen);
    // The button that opened the choice goes as the file comes, and would take the focus with it.
    currentTarget.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) file.choose(dropped);
  };
  return (
    <div
      className="m-upload"
      data-over={isOver || undefined}
      data-held={held ? held.state : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        className="m-file"
        type="file"
        accept={field.accept?.map((kind) => MEDIA_TYPES[kind]).join()}
        aria-label={field.title}
        aria-required={required}
        aria-describedby={describedBy}
        aria-invalid={error !== undefined || undefined}
        onChange={choose}
      />
      {held && uploads && (
        <FileCard status={held} uploads={uploads} onReplace={() => input.current?.click()} onRemove={file.remove} />
      )}
      {!held && (
        <EmptyBox
          field={field}
          isLoading={value !== undefined && status === undefined}
          isGone={value !== undefined && status === null}
          onBrowse={() => input.current?.click()}
        />
      )}
      {file.refusal && (
        <p className="m-error" role="alert">
          {file.refusal}
        </p>
      )}
    </div>
  );
}

interface EmptyBoxProps {
  readonly field: FieldSchema;
  readonly isLoading: boolean;
  readonly isGone: boolean;
  onBrowse(): void;
}

/** A keyboard reaches the hidden input, so the browse button takes no focus. */
function EmptyBox({ field, isLoading, isGone, onBrowse }: EmptyBoxProps) {
  if (isLoading)
    return (
      <p className="m-upload-words" role="status">
        Loading…
      </p>
    );
  return (
    <div className="m-upload-empty">
      <UploadMark />
      <div>
        {isGone && <p className="m-upload-gone">This file is not here any more. Please choose it again.</p>}
        {isTouch() ? (
          <p className="m-upload-words">
            <button type="button" className="m-link" tabIndex={-1} onClick={onBrowse}>
              Choose a file
            </button>
          </p>
        ) : (
          <p className="m-upload-words">
            Drag and drop your file(s) or{' '}
            <button type="button" className="m-link" tabIndex={-1} onClick={onBrowse}>
              browse
            </button>{' '}
            to upload
          </p>
        )}
        <p className="m-help">
          {listed(field.accept ?? [])}, under {field.maxMegabytes}MB
        </p>
      </div>
    </div>
  );
}

/** 'pdf, jpg or png' */
const listed = (kinds: readonly string[]): string => kinds.join(', ').replace(/, (\w+)$/, ' or $1');

const UploadMark = () => (
  <svg className="m-upload-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 16V4m0 0L7 9m5-5 5 5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
