import { useEffect, useMemo, useRef } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
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
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="sheet" aria-labelledby="conflict-title">
      <div className="notice notice--warning">
        <Warning />
        <div>
          <h2 id="conflict-title" ref={title} tabIndex={-1} className="conflict-title">
            {schema.title} was also filled in another tab or on another device
          </h2>
          Nothing has been lost. Choose which answer to keep.
        </div>
      </div>
      <Choices
        differing={differing}
        theirs={server.data}
        words={{
          mine: device.savedAt ? `Here, ${at(device.savedAt)}` : 'Here',
          theirs: server.savedAt ? `Elsewhere, ${at(server.savedAt)}` : 'Elsewhere',
        }}
        onResolve={onResolve}
      />
    </section>
  );
}

/** The hour alone, of today. What has been saved there, and not only typed, has no moment. */
const at = (moment: string): string => displayMoment(moment).replace(`${displayDate(lagosDay(new Date()))} `, '');
