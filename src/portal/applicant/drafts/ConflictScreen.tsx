import { useMemo } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { Choices } from '../../kit/conflict/Choices.tsx';
import { differences } from '../../kit/conflict/differences.ts';
import { Warning } from '../../ui/icons.tsx';
import type { Conflict } from './draft.ts';

interface ConflictScreenProps {
  readonly conflict: Conflict;
  readonly schema: SectionSchema;
  readonly onResolve: (chosen: SectionAnswers) => void;
}

export function ConflictScreen({ conflict: { device, server }, schema, onResolve }: ConflictScreenProps) {
  const differing = useMemo(() => differences(schema, device.data, server.data), [schema, device, server]);
  return (
    <section className="sheet" aria-labelledby="conflict-title">
      <div className="notice notice--warning" role="alert">
        <Warning />
        <div><strong id="conflict-title">{schema.title} was also filled on another device</strong>Nothing has been lost. Please choose which answers to keep.</div>
      </div>
      <Choices differing={differing} theirs={server.data} words={{ mine: 'This device', theirs: 'The other device' }} onResolve={onResolve} />
    </section>
  );
}
