interface ReopenedNoticeProps {
  readonly titles: readonly string[];
  /** The office's own words. */
  readonly reason: string;
}

/** Above the form of an application that was submitted before. */
export const ReopenedNotice = ({ titles, reason }: ReopenedNoticeProps) => (
  <div className="notice notice--warning" role="note">
    <p>
      <strong>Please correct: {titles.join(', ')}</strong>
      {reason}
    </p>
    <p>The other sections are locked. Submit your application again when it is right, and print the new slip.</p>
  </div>
);
