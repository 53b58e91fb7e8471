import type { DeliveredProgramme } from '../session/programmes.ts';

interface ReopenedNoticeProps {
  readonly programme: DeliveredProgramme;
  readonly sections: readonly string[];
  /** The office's own words. */
  readonly reason: string;
}

/** Above the form of an application that was submitted before. */
export const ReopenedNotice = ({ programme, sections, reason }: ReopenedNoticeProps) => (
  <div className="notice notice--warning" role="note">
    <p>
      <strong>Please correct: {titlesOf(programme, sections).join(', ')}</strong>
      {reason}
    </p>
    <p>The other sections are locked. Submit your application again when it is right, and print the new slip.</p>
  </div>
);

const titlesOf = ({ chart }: DeliveredProgramme, sections: readonly string[]): readonly string[] =>
  Object.values(chart.states).flatMap(({ meta }) =>
    meta?.section && sections.includes(meta.section) ? [meta.title ?? meta.section] : [],
  );
