import { charactersOf, isLonger } from '#rules/text/characters.ts';
import { Link, type To } from 'react-router-dom';
import './page.css';

export interface Crumb {
  readonly name: string;
  readonly to?: To;
  readonly state?: unknown;
}

const LONGEST_NAME = 24;
const MOST_CRUMBS = 4;

/** One crumb leads nowhere, so it is not shown; of more than four, only the first and the last are. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  const shown = shownCrumbs(crumbs);
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {shown.map((crumb, index) => (
          <li key={crumb.name}>
            <CrumbName crumb={crumb} isLast={index === shown.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbName({ crumb: { name, to, state }, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }) {
  const short = shortName(name);
  const title = short === name ? undefined : name;
  if (isLast || to === undefined)
    return (
      <span aria-current={isLast ? 'page' : undefined} title={title}>
        {short}
      </span>
    );
  return (
    <Link to={to} state={state} title={title}>
      {short}
    </Link>
  );
}

export const shownCrumbs = (crumbs: readonly Crumb[]): readonly Crumb[] =>
  crumbs.length > MOST_CRUMBS ? [crumbs[0]!, crumbs.at(-1)!] : crumbs;

export const shortName = (name: string): string =>
  isLonger(name, LONGEST_NAME) ? `${charactersOf(name).slice(0, LONGEST_NAME).join('')}…` : name;
