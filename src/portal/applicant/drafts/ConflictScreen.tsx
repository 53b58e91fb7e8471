import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { useFormServices } from '#form/services.ts';
import { Button } from '../../ui/Button.tsx';
import { Warning } from '../../ui/icons.tsx';
import { differences, merged, type Difference } from './differences.ts';
import type { Conflict } from './draft.ts';
import './conflicts.css';

interface ConflictScreenProps {
  readonly conflict: Conflict;
  readonly schema: SectionSchema;
  readonly onResolve: (chosen: SectionAnswers) => void;
}

export function ConflictScreen({ conflict: { device, server }, schema, onResolve }: ConflictScreenProps) {
  const differing = useMemo(() => differences(schema, device.data, server.data), [schema, device, server]);
  const [elsewhere, setElsewhere] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, there: boolean) => {
    const next = new Set(elsewhere);
    if (there) next.add(path); else next.delete(path);
    setElsewhere(next);
  };
  return (
    <section className="sheet" aria-labelledby="conflict-title">
      <div className="notice notice--warning" role="alert">
        <Warning />
        <div><strong id="conflict-title">{schema.title} was also filled on another device</strong>Nothing has been lost. Please choose which answers to keep.</div>
      </div>
      <div className="conflicts">
        {differing.map((difference) => (
          <Choice key={difference.path.join('/')} difference={difference} elsewhere={elsewhere.has(difference.path.join('/'))} onChoose={(there) => choose(difference.path.join('/'), there)} />
        ))}
      </div>
      <div className="form__end">
        <Button intent="primary" onClick={() => onResolve(merged(server.data, differing.filter(({ path }) => !elsewhere.has(path.join('/')))))}>Keep these answers</Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly difference: Difference;
  readonly elsewhere: boolean;
  readonly onChoose: (there: boolean) => void;
}

function Choice({ difference: { path, field, device, server, siblings }, elsewhere, onChoose }: ChoiceProps) {
  const name = path.join('/');
  return (
    <fieldset className="conflict">
      <legend>{field.title ?? path.at(-1)}</legend>
      <label><input type="radio" name={name} checked={!elsewhere} onChange={() => onChoose(false)} /> <span>This device: <b><Answer field={field} value={device} siblings={siblings.device} /></b></span></label>
      <label><input type="radio" name={name} checked={elsewhere} onChange={() => onChoose(true)} /> <span>The other device: <b><Answer field={field} value={server} siblings={siblings.server} /></b></span></label>
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
  if (field.widget === 'passport') return 'a photograph';
  if (field.widget === 'file') return 'a file';
  if (Array.isArray(value)) return <Rows field={field} rows={value as readonly SectionAnswers[]} />;
  return isListed ? (options?.find(({ id }) => id === value)?.name ?? '…') : String(value);
}
