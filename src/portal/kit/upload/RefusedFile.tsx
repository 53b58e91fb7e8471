/** Stays on the page until another file is chosen: a toast is gone before somebody has opened the file to correct it. */
export const RefusedFile = ({ fileName, why }: { readonly fileName: string; readonly why: string }) => (
  <div className="notice notice--danger" role="alert">
    <div>
      <strong>{fileName} was not read</strong>
      {why}
    </div>
  </div>
);
