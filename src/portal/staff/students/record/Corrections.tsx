import { Link } from 'react-router-dom';
import type { correctionsOfStudent } from '#contract/students/corrections.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { correctionAt } from '../addresses.ts';
import { changesInWords } from '../changes.ts';

export const Corrections = ({ admissionId }: { readonly admissionId: string }) => (
  <ReadPart<typeof correctionsOfStudent>
    path="/Student/student-corrections"
    query={{ admissionId }}
    label="Loading the corrections"
  >
    {(corrections) => (
      <section className="sheet">
        {corrections.length === 0 && <p>Nothing was ever corrected in this record.</p>}
        <Timeline
          label="Corrections"
          moments={corrections.map(({ id, fact, status, requestedAt, requestedBy, changes }) => ({
            title: `${fact}: ${status}`,
            at: requestedAt,
            words: `${requestedBy}. ${changesInWords(changes)}`,
            detail: <Link to={correctionAt(id)}>Reason and evidence</Link>,
          }))}
        />
      </section>
    )}
  </ReadPart>
);
