import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useFormServices } from '../services.ts';
import { isTouch } from '../file/isTouch.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { usePassport } from './usePassport.ts';

export function PassportWidget({ id, pointer, field, value, required, describedBy, error }: WidgetProps) {
  const passport = usePassport(pointer);
  const photo = usePhotoUrl(typeof value === 'string' ? value : null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isSending = passport.progress !== null;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) passport.send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) passport.send(file);
  };
  return (
    <div
      className="m-passport"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="m-photo" aria-busy={isSending || undefined}>
        {photo ? <img src={photo} alt="Your passport photograph" /> : <Silhouette />}
      </div>
      <div className="m-passport-side">
        <input
          ref={input}
          id={id}
          className="m-file"
          type="file"
          accept="image/png,image/jpeg"
          aria-label={field.title}
          aria-required={required}
          aria-describedby={describedBy}
          aria-invalid={error !== undefined || undefined}
          onChange={choose}
        />
        {!isTouch() && <p className="m-passport-words">Drag and drop your file(s) or browse to upload</p>}
        <div className="m-passport-buttons">
          <button type="button" className="bp6-button" onClick={() => input.current?.click()} disabled={isSending}>
            {value ? 'Replace' : 'Choose a photo'}
          </button>
          {isSending && (
            <button type="button" className="bp6-button bp6-minimal" onClick={passport.cancel}>
              Cancel
            </button>
          )}
          {Boolean(value) && !isSending && (
            <button type="button" className="bp6-button bp6-minimal" onClick={passport.remove}>
              Remove
            </button>
          )}
        </div>
        {isSending && (
          <progress
            className="m-progress"
            aria-label="Sending the photograph"
            value={passport.progress || undefined}
            max={1}
          />
        )}
        {passport.refusal && (
          <p className="m-error" role="alert">
            {passport.refusal}
          </p>
        )}
      </div>
      <p className="m-help m-passport-help">
        Your face, png, jpg or jpeg, under 1MB, at least 200 by 250 pixels. A large picture is made smaller first.
      </p>
    </div>
  );
}

function usePhotoUrl(id: string | null): string | null {
  const services = useFormServices();
  const [shown, setShown] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    if (!id) return;
    let isShown = true;
    services.fileUrl(id).then(
      (url) => {
        if (isShown) setShown({ id, url });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, services]);
  return shown && shown.id === id ? shown.url : null;
}

const Silhouette = () => (
  <svg viewBox="0 0 48 56" aria-hidden="true">
    <circle cx="24" cy="20" r="10" fill="currentColor" />
    <path d="M4 56c0-13 9-20 20-20s20 7 20 20z" fill="currentColor" />
  </svg>
);
