import { Link } from 'react-router-dom';
import type { Page } from '#contract/kit/list.ts';
import { withThousands } from '#rules/money.ts';
import { buttonClass } from '../../ui/Button.tsx';
import type { ListQueryState } from './listQuery.ts';
import { isPlainClick } from './plainClick.ts';

const SIZES = ['10', '20', '50', '100'];

interface PagerProps {
  readonly list: ListQueryState;
  readonly page: Page<unknown>;
  readonly onSize: (size: string) => void;
  /** Before a page is gone to: by the pointer above its link, or the focus on it. */
  readonly onAim: (to: string) => void;
}

/** A neighbouring page is reached by this page's marks, which costs the server the same however deep it is. */
export function Pager({
  list,
  page: {
    rows,
    metadata: { currentPage, pageSize, totalCount },
    before,
    after,
  },
  onSize,
  onAim,
}: PagerProps) {
  const first = (currentPage - 1) * pageSize + 1;
  const last = Math.ceil(totalCount / pageSize);
  const resize = (size: string) => {
    onSize(size);
    list.change({ pageSize: size });
  };
  const ways = { onAim, onFollow: list.show };
  return (
    <nav className="pager" aria-label="Pages">
      <p role="status">
        {withThousands(first)}–{withThousands(first + rows.length - 1)} of {withThousands(totalCount)}
      </p>
      <ul>
        <Way {...ways} label="First page" sign="«" to={currentPage > 1 && list.with({ page: '1' })} />
        <Way
          {...ways}
          label="Previous page"
          sign="Previous"
          to={before && list.with({ page: String(currentPage - 1), before })}
        />
        <Way
          {...ways}
          label="Next page"
          sign="Next"
          to={after && list.with({ page: String(currentPage + 1), after })}
        />
        <Way {...ways} label="Last page" sign="»" to={currentPage < last && list.with({ page: String(last) })} />
      </ul>
      <label className="pager__size">
        Rows
        <select value={String(pageSize)} onChange={({ target }) => resize(target.value)}>
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </nav>
  );
}

interface WayProps extends Pick<PagerProps, 'onAim'> {
  readonly onFollow: (to: string) => void;
  readonly label: string;
  readonly sign: string;
  readonly to: string | false | null;
}

function Way({ label, sign, to, onAim, onFollow }: WayProps) {
  if (!to)
    return (
      <li>
        <span className="pager__none" aria-hidden="true">
          {sign}
        </span>
      </li>
    );
  const aim = () => onAim(to);
  return (
    <li>
      <Link
        className={buttonClass(undefined, 'outlined')}
        to={to}
        aria-label={label}
        onPointerEnter={aim}
        onFocus={aim}
        onClick={(event) => isPlainClick(event) && onFollow(to)}
      >
        {sign}
      </Link>
    </li>
  );
}
