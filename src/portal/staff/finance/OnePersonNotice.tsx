/** Shown where fees are published, as long as a college has switched the second person off. */
export const OnePersonNotice = () => (
  <p className="notice notice--warning">
    One person publishes fees here: an administrator switched the second person off.
  </p>
);
