import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefereeForm } from '#contract/admissions/referees.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { usePortalData } from '../../core/portalData.ts';
import { deviceStore } from '../drafts/deviceStore.ts';
import type { DeviceDraft } from '../drafts/draft.ts';

export interface ReferenceDraft {
  /** As they were when the form opened. */
  readonly answers: SectionAnswers;
  keep(answers: SectionAnswers): void;
  forget(): void;
}

/** The draft stays on this device. Undefined until the device has been read. */
export function useReferenceDraft({ refereeId, version, form: section }: RefereeForm): ReferenceDraft | undefined {
  const { school } = usePortalData();
  const store = useMemo(() => deviceStore(school.shortName, refereeId), [school.shortName, refereeId]);
  const latest = useRef<DeviceDraft>(undefined);
  const [answers, setAnswers] = useState<SectionAnswers>();

  useEffect(() => {
    void store.read(section).then((draft) => setAnswers(draft?.data ?? {}));
    const last = () => {
      if (latest.current) store.writeLast(latest.current);
    };
    window.addEventListener('pagehide', last);
    return () => window.removeEventListener('pagehide', last);
  }, [store, section]);

  return useMemo(
    () =>
      answers && {
        answers,
        keep(data: SectionAnswers) {
          latest.current = {
            version,
            section,
            savedAt: new Date().toISOString(),
            data,
            baseRevision: 0,
            synced: false,
          };
          store.write(latest.current);
        },
        forget() {
          latest.current = undefined;
          store.remove(section);
        },
      },
    [answers, store, version, section],
  );
}
