import { Link, useLocation } from 'react-router-dom';

/** What a list's link gives the page of its row: the addresses of the rows on that page of the list, in its order. */
export interface FromList {
  readonly rows: readonly string[];
}

/** Leads to the records before and after in the list that this one was opened from; nothing where it was opened otherwise. */
export function Beside() {
  const { pathname, search, state } = useLocation();
  const rows = (state as FromList | null)?.rows ?? [];
  const place = rows.indexOf(pathname + search);
  if (place < 0 || rows.length < 2) return null;
  const [before, after] = [rows[place - 1], rows[place + 1]];
  return (
    <nav className="beside unprinted" aria-label="Records of the list">
      {before ? (
        <Link to={before} state={state} replace rel="prev">
          Previous
        </Link>
      ) : (
        <span>Previous</span>
      )}
      <span>
        {place + 1} of {rows.length}
      </span>
      {after ? (
        <Link to={after} state={state} replace rel="next">
          Next
        </Link>
      ) : (
        <span>Next</span>
      )}
    </nav>
  );
}
