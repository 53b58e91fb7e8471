import './paper.css';

/** Lines to sign below the last row, on paper alone. */
export const Signatures = ({ signatures = [] }: { readonly signatures?: readonly string[] | undefined }) => (
  <div className="signatures">
    {signatures.map((signature) => (
      <p key={signature}>{signature}: name, signature, date</p>
    ))}
  </div>
);
