import { useState } from 'react';
import type { Revised } from '#contract/kit/revision.ts';

/** The revision that a form was opened with, however often the record is read again behind it. `saved` goes on to the next. */
export function useSeenRevision({ revision }: Revised) {
  const [opened, setOpened] = useState<number | undefined>(revision);
  return { seen: opened ?? revision, saved: () => setOpened(undefined) };
}
