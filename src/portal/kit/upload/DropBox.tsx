import { useId, useRef, useState, type DragEvent } from 'react';
import { isTouch } from '#form/file/isTouch.ts';
import { Download } from '../../ui/icons.tsx';

interface DropBoxProps {
  readonly label: string;
  readonly help: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A keyboard reaches the input itself, so the browse button takes no focus. */
export function DropBox({ label, help, accept, onFile }: DropBoxProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const isFinger = isTouch();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className="dropbox"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        className="dropbox__input"
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={helpId}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <span className="dropbox__mark">
        <Download />
      </span>
      <div>
        <p>
          {!isFinger && 'Drag and drop your file(s) or '}
          <button type="button" className="dropbox__browse" tabIndex={-1} onClick={() => input.current?.click()}>
            {isFinger ? 'Choose a file' : 'browse'}
          </button>
          {!isFinger && ' to upload'}
        </p>
        <p id={helpId} className="dropbox__help">
          {help}
        </p>
      </div>
    </div>
  );
}
