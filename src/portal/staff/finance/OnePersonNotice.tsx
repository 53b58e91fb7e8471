interface OnePersonNoticeProps {
  /** What is done alone: 'publishes fees'. */
  readonly act: string;
}

/** Shown where an act usually needs two people, as long as a college has switched the second one off. */
export const OnePersonNotice = ({ act }: OnePersonNoticeProps) => (
  <p className="notice notice--warning">One person {act} here: an administrator switched the second person off.</p>
);
