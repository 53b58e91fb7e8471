import type { ReactNode } from 'react';
import { displayMoment } from '#rules/displayDate.ts';
import './timeline.css';

export interface Moment {
  readonly title: string;
  /** ISO moment. */
  readonly at: string;
  readonly words?: ReactNode;
  /** Below the words. */
  readonly detail?: ReactNode;
  readonly look?: 'success' | 'warning' | undefined;
}

export const Timeline = ({ label, moments }: { readonly label: string; readonly moments: readonly Moment[] }) => (
  <ol className="timeline" aria-label={label}>
    {moments.map(({ title, at, words, detail, look }, index) => (
      <li key={index} className={look && `timeline--${look}`}>
        <strong>{title}</strong>
        <span>
          <time dateTime={at}>{displayMoment(at)}</time>
          {words && <> · {words}</>}
        </span>
        {detail}
      </li>
    ))}
  </ol>
);
