import { withThousands } from '#rules/money.ts';

/** At a link of the menu: how much waits there. */
export const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className="side__count">
      {withThousands(count)}
      <span className="unseen"> waiting</span>
    </span>
  ) : null;
