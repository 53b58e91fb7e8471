export const Tag = ({ look, children }: { readonly look: 'success' | 'warning' | 'fail' | 'unapproved' | 'notsubmitted'; readonly children: string }) => (
  <span className={`tag tag--${look}`}>{children}</span>
);
