import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { useFormServices } from '#form/services.ts';
import { Button } from '../../ui/Button.tsx';
import { merged, nameOf, type Difference } from './differences.ts';
import './conflicts.css';

interface ChoicesProps {
  readonly differing: readonly Difference[];
  /** What is chosen is laid over these. */
  readonly theirs: SectionAnswers;
  readonly words: ChoiceProps['words'];
  readonly onResolve: (chosen: SectionAnswers) => void;
}

/** Mine is chosen until the other is. */
export function Choices({ differing, theirs, words, onResolve }: ChoicesProps) {
  const [isTheirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, there: boolean) => {
    const next = new Set(isTheirs);
    if (there) next.add(name); else next.delete(name);
    setTheirs(next);
  };
  return (
    <>
      <div className="conflicts">
        {differing.map((difference) => (
          <Choice key={nameOf(difference)} difference={difference} words={words} isTheirs={isTheirs.has(nameOf(difference))} onChoose={(there) => choose(nameOf(difference), there)} />
        ))}
      </div>
      <div className="form__end">
        <Button intent="primary" onClick={() => onResolve(merged(theirs, differing.filter((difference) => !isTheirs.has(nameOf(difference)))))}>Keep these answers</Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly difference: Difference;
  /** 'This device' and 'The other device'. */
  readonly words: { readonly mine: string; readonly theirs: string };
  readonly isTheirs: boolean;
  readonly onChoose: (there: boolean) => void;
}

function Choice({ difference, words, isTheirs, onChoose }: ChoiceProps) {
  const { path, field, mine, theirs, siblings } = difference;
  const name = nameOf(difference);
  return (
    <fieldset className="conflict">
      <legend>{field.title ?? path.at(-1)}</legend>
      <label><input type="radio" name={name} checked={!isTheirs} onChange={() => onChoose(false)} /> <span>{words.mine}: <b><Answer field={field} value={mine} siblings={siblings.mine} /></b></span></label>
      <label><input type="radio" name={name} checked={isTheirs} onChange={() => onChoose(true)} /> <span>{words.theirs}: <b><Answer field={field} value={theirs} siblings={siblings.theirs} /></b></span></label>
    </fieldset>
  );
}

function Rows({ field, rows }: { readonly field: FieldSchema; readonly rows: readonly SectionAnswers[] }) {
  return rows.map((row, index) => (
    <span key={index} className="conflict__row">
      {Object.entries(field.items?.properties ?? {}).filter(([name]) => row[name] !== undefined).map(([name, each], place) => (
        <span key={name}>{place > 0 && '; '}{each.title ?? name}: <Answer field={each} value={row[name]} siblings={row} /></span>
      ))}
    </span>
  ));
}

function Answer({ field, value, siblings }: { readonly field: FieldSchema; readonly value: unknown; readonly siblings: SectionAnswers }) {
  const { loadOptions } = useFormServices();
  const parents = (field.lookupBy ?? []).map((name) => siblings[name]);
  const isListed = field.lookup !== undefined && field.widget !== 'passport' && value !== undefined;
  const { data: options } = useQuery({ queryKey: ['answer', field.lookup, ...parents], queryFn: () => loadOptions(field.lookup!, parents), enabled: isListed });
  if (value === undefined || value === null || value === '') return '-';
  if (Array.isArray(value)) return <Rows field={field} rows={value as readonly SectionAnswers[]} />;
  return isListed ? (options?.find(({ id }) => id === value)?.name ?? '…') : inWords(field, value);
}

function inWords({ widget }: FieldSchema, value: unknown): string {
  if (widget === 'passport') return 'a photograph';
  if (widget === 'file') return 'a file';
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}
