import type { StudentPlace } from '#contract/students/records.ts';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';

/** One place is open; those before it stay. */
export const Places = ({ places }: { readonly places: readonly StudentPlace[] }) => (
  <section className="sheet" aria-labelledby="places">
    <h2 id="places" className="timeline__title">Places</h2>
    <Timeline label="Places" moments={places.map(({ programme, department, option, level, from, to }) => ({
      title: `${programme}, ${level}`, at: from, words: [department, option].filter(Boolean).join(', '), ...(to === null && { look: 'success' as const }),
    }))} />
  </section>
);
