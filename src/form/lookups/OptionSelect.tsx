import { useState, type ComponentProps, type CSSProperties } from 'react';
import type { Option } from '#catalogue/registry/lookups.ts';
import type { OptionList } from './useOptions.ts';

interface OptionSelectProps extends Pick<
  ComponentProps<'select'>,
  'id' | 'name' | 'required' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> {
  readonly list: OptionList;
  readonly value: unknown;
  readonly isNumber: boolean;
  readonly placeholder: string;
  /** Shown until the answers that the list depends on are given. */
  readonly waitingText?: string;
  onChoose(answer: unknown): void;
  onLeave?(): void;
}

const TEXTS: Partial<Record<OptionList['state'], string>> = { loading: 'Loading…', failed: 'Not loaded' };

/** The characters that every box shows. A longer answer is repeated below a box whose one line would cut it: its style knows the width. */
const FITS = 26;

/** Options are drawn on the first focus: two sittings of nine rows would otherwise hold over a thousand. */
export function OptionSelect({
  list,
  value,
  isNumber,
  placeholder,
  waitingText,
  onChoose,
  onLeave,
  ...attributes
}: OptionSelectProps) {
  const [isOpened, setOpened] = useState(false);
  const options = list.state === 'ready' ? list.options : [];
  const drawn = isOpened ? options : options.filter(({ id }) => id === value);
  const chosen = options.find(({ id }) => id === value)?.name ?? '';
  const isEmpty = list.state === 'ready' && options.length === 0;
  return (
    <span className="bp6-html-select" data-state={list.state}>
      <select
        {...attributes}
        value={shown(value, options)}
        disabled={list.state === 'waiting' || isEmpty}
        aria-busy={list.state === 'loading' || undefined}
        onFocus={() => setOpened(true)}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onChoose(answerOf(currentTarget.value, isNumber))}
      >
        <option value="">
          {isEmpty
            ? 'None to choose'
            : (TEXTS[list.state] ?? ((list.state === 'waiting' && waitingText) || placeholder))}
        </option>
        {drawn.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {chosen.length > FITS && (
        <span className="m-chosen" aria-hidden="true" style={{ '--m-characters': chosen.length } as CSSProperties}>
          {chosen}
        </span>
      )}
    </span>
  );
}

/** An answer that the list does not offer (or not yet) shows as none. */
const shown = (value: unknown, options: readonly Option[]): string =>
  options.some(({ id }) => id === value) ? String(value) : '';

function answerOf(text: string, isNumber: boolean): unknown {
  if (text === '') return undefined;
  return isNumber ? Number(text) : text;
}
