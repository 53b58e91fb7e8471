import { useState } from 'react';
import { afterPress } from '#form/afterPress.ts';
import { typedTime } from '#rules/window/typedTime.ts';
import { TextField } from '../../ui/Field.tsx';
import { DateField } from '../dates/DateField.tsx';
import { windowMistakes, type TypedWindow } from './typedWindow.ts';
import './window.css';

interface WindowFieldsProps {
  readonly typed: TypedWindow;
  /** All mistakes are told, and not only those of fields that were left: the form was sent. */
  readonly isSent: boolean;
  /** What the college refused, as a window that overlaps. */
  readonly refused?: string | undefined;
  readonly onTyped: (typed: TypedWindow) => void;
}

export function WindowFields({ typed, isSent, refused, onTyped }: WindowFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<keyof TypedWindow>>(new Set());
  const mistakes = windowMistakes(typed);
  const mistake = (name: keyof TypedWindow) => (isSent || left.has(name) ? mistakes[name] : undefined);
  const change = (name: keyof TypedWindow, value: string) => onTyped({ ...typed, [name]: value });
  const leave = (name: keyof TypedWindow) => afterPress(() => setLeft((before) => new Set([...before, name])));
  const end = (on: 'opensOn' | 'closesOn', at: 'opensAt' | 'closesAt', title: string) => (
    <div className="window-end" onBlur={({ target }) => leave(target.dataset['end'] === at ? at : on)}>
      <DateField
        label={`${title} on`}
        required
        value={typed[on]}
        mistake={mistake(on) ?? (on === 'opensOn' ? refused : undefined)}
        onChange={({ target }) => change(on, target.value)}
      />
      <TextField
        label={`${title} at`}
        required
        inputMode="numeric"
        placeholder="08:00"
        autoComplete="off"
        data-end={at}
        value={typed[at]}
        mistake={mistake(at)}
        onChange={({ target }) => change(at, target.value)}
        onBlur={() => change(at, typedTime(typed[at]))}
      />
    </div>
  );
  return (
    <div className="form">
      {end('opensOn', 'opensAt', 'Opens')}
      {end('closesOn', 'closesAt', 'Closes')}
      <p className="field__help">In Lagos time.</p>
    </div>
  );
}
